import { type ReactNode, useEffect, useRef } from "react";
import { useWords } from "../words/page";

/** Something that stands before the page until it is closed; the browser keeps focus inside. */
export function Dialog(props: {
  label: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(props.onClose);
  close.current = props.onClose;
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog already
    <dialog
      ref={dialog}
      className={`dialog ${props.className ?? ""}`}
      aria-label={props.label}
      onCancel={(event) => {
        event.preventDefault();
        close.current();
      }}
      onClick={(event) => event.target === dialog.current && close.current()}
    >
      <div className="dialog-body">
        <button type="button" className="button dialog-close" onClick={() => close.current()}>
          {words.phrase("close")}
        </button>
        {props.children}
      </div>
    </dialog>
  );
}
