import type { AnyReply, AnySaying } from "./types";

export const PROTOCOL = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;

export type Status = "connecting" | "open" | "lost" | "closed";

type Unsent = Omit<AnySaying, "ticket">;

/** One connection to a table, made again whenever it breaks. */
export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(
    private readonly hello: () => AnySaying,
    private readonly hear: (reply: AnyReply) => void,
    private readonly tell: (status: Status) => void,
  ) {}

  open(): void {
    if (this.isClosed) return;
    this.tell("connecting");
    const address = new URL("/api/socket", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      socket.send(JSON.stringify(this.hello()));
    };
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as AnyReply);
    socket.onclose = () => this.lost(socket);
  }

  /** Says something; returns whether there was a connection to say it over. */
  say(saying: AnySaying | Unsent): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(saying));
    return true;
  }

  /** Tries again at once, as when somebody asks for it. */
  hurry(): void {
    if (this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.open();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.socket?.close();
    this.tell("closed");
  }

  private lost(socket: WebSocket): void {
    if (this.isClosed || socket !== this.socket) return;
    this.tell("lost");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
