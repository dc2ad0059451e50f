/** A browser's socket to a server that may be dead: what is sent is noted, and answered by the test alone. */
export class SilentSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: string[] = [];

  constructor(readonly url: string) {
    super();
    SilentSocket.all.push(this);
  }

  /** Every one that was opened since `all` was emptied. */
  static all: SilentSocket[] = [];

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  hear(data: string): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }
}
