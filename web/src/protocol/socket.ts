import type { AnyReply, AnySaying } from "./types";

export const PROTOCOL = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
// A connection that is not made within so long is given up for another.
const PATIENCE = 10_000;

export type Status = "connecting" | "open" | "lost" | "closed";

/** Who is told what a connection goes through. */
export interface Ears {
  /** It is there: now is the time for a hello. */
  opened: () => void;
  hear: (reply: AnyReply) => void;
  /** It is gone, with the code that says why, and is made again after a while. */
  lost: (code: number) => void;
}

/** One connection to the server, made again whenever it breaks, and not at the same moment as everybody's. */
export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(private readonly ears: Ears) {}

  open(): void {
    if (this.isClosed) return;
    clearTimeout(this.timer);
    addEventListener("online", this.renew);
    document.addEventListener("visibilitychange", this.look);
    const address = new URL("/api/socket", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    this.timer = setTimeout(() => this.renew(), PATIENCE);
    socket.onopen = () => {
      if (socket !== this.socket) return;
      clearTimeout(this.timer);
      this.ears.opened();
    };
    socket.onmessage = (message) => {
      if (socket === this.socket) this.ears.hear(JSON.parse(String(message.data)) as AnyReply);
    };
    socket.onclose = (event) => this.lose(socket, event.code);
  }

  /** Says something; returns whether there was a connection to say it over. */
  say(saying: AnySaying): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(saying));
    return true;
  }

  /** Counts the waits from the beginning again, once the server has let one in. */
  settle(): void {
    this.wait = FIRST_WAIT;
  }

  /** Makes the connection again at once, as when somebody asks for it or the network has come back. */
  readonly renew = (): void => {
    if (this.isClosed) return;
    const socket = this.socket;
    this.wait = FIRST_WAIT;
    this.socket = null;
    if (socket) {
      socket.close();
      this.ears.lost(0);
    }
    this.open();
  };

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.renew);
    document.removeEventListener("visibilitychange", this.look);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private readonly look = (): void => {
    if (!document.hidden && this.socket === null) this.renew();
  };

  private lose(socket: WebSocket, code: number): void {
    if (this.isClosed || socket !== this.socket) return;
    this.socket = null;
    clearTimeout(this.timer);
    this.ears.lost(code);
    if (this.isClosed) return;
    this.timer = setTimeout(() => this.open(), this.wait * (0.5 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
