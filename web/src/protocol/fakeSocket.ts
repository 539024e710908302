/** A socket that does what a test says. */
export class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.made.at(-1) as FakeSocket;
  }

  readyState = 0;
  sent: { say: string; ticket: string }[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};

  constructor() {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  hear(reply: object): void {
    this.onmessage({ data: JSON.stringify(reply) });
  }

  welcome(): void {
    this.readyState = 1;
    this.onopen();
    this.hear({ say: "welcome", protocol: 1, program: "0", seat: 0 });
  }
}
