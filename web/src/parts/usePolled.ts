import { useEffect, useRef, useState } from "react";

const LONGEST = 8;

/**
 * Asks for something now and again, as long as somebody looks at the page: less and less often where it can't
 * be had, and at once when somebody comes back to it. What was there before stays meanwhile.
 */
export function usePolled<T>(
  load: () => Promise<T>,
  every = 20_000,
): { value: T | null; isMissing: boolean } {
  const [state, setState] = useState<{ value: T | null; isMissing: boolean }>({
    value: null,
    isMissing: false,
  });
  const asking = useRef(load);
  asking.current = load;
  useEffect(() => {
    let isWanted = true;
    let failures = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      if (isWanted && !document.hidden) timer = setTimeout(ask, every * Math.min(2 ** failures, LONGEST));
    };
    const ask = () => {
      clearTimeout(timer);
      asking.current().then(
        (value) => {
          failures = 0;
          if (isWanted) setState({ value, isMissing: false });
          later();
        },
        () => {
          failures += 1;
          if (isWanted) setState(({ value }) => ({ value, isMissing: true }));
          later();
        },
      );
    };
    const look = () => (document.hidden ? clearTimeout(timer) : ask());
    ask();
    document.addEventListener("visibilitychange", look);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [every]);
  return state;
}
