import { Component, type ReactNode } from "react";
import { isPartGone, renew } from "../store/renewal";
import { say } from "../words/page";

interface Props {
  children: ReactNode;
  /** What is shown in the place of what could not be drawn; `again` tries it once more. */
  instead?: (again: () => void) => ReactNode;
}

/**
 * Catches what goes wrong while something is drawn, and nothing else is lost by it.
 *
 * Where a part of the page is not at the server any longer, the page is loaded anew, once.
 */
export class Boundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    if (isPartGone(error)) renew(`part ${(error as Error).message}`);
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const { instead } = this.props;
    return instead ? instead(() => this.setState({ isBroken: false })) : <WentWrong />;
  }
}

/** Says that the page has broken, and that the table has not. */
export function WentWrong() {
  return (
    <main className="page-note" role="alert">
      <h1>{say("went-wrong")}</h1>
      <button type="button" className="button button-primary" onClick={() => location.reload()}>
        {say("reload")}
      </button>
    </main>
  );
}
