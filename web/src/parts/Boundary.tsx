import { Component, type ReactNode } from "react";
import { say } from "../words/page";

/** Catches what goes wrong while the page is drawn: the table itself is at the server, and loses nothing. */
export class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main className="page-note" role="alert">
        <h1>{say("went-wrong")}</h1>
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          {say("reload")}
        </button>
      </main>
    );
  }
}
