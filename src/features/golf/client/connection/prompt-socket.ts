/** A line that is not open after this time is given up; the next try may find a network that is back. */
const longestOpeningMs = 6_000;
const [connecting, open] = [0, 1];

/**
 * A socket that says at once when it is closed from here. Browsers wait for the other side's farewell first, which on a
 * dead line takes many seconds. It also gives up an opening that takes too long.
 */
export function promptSocket(Base: typeof WebSocket): typeof WebSocket {
  return class PromptSocket extends Base {
    #hasSaidGoodbye = false;

    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      const timer = setTimeout(() => this.readyState === connecting && super.close(), longestOpeningMs);
      this.addEventListener("open", () => clearTimeout(timer));
      // The first listener of all: the browser's own, late news about this line must not be taken for the next one's.
      this.addEventListener("close", (event) => {
        clearTimeout(timer);
        if (this.#hasSaidGoodbye) event.stopImmediatePropagation();
      });
    }

    override close(code?: number, reason?: string): void {
      const wasOpen = this.readyState === open;
      super.close(code, reason);
      if (!wasOpen || this.#hasSaidGoodbye) return;
      this.dispatchEvent(new CloseEvent("close", { code: code ?? 1005, wasClean: false }));
      this.#hasSaidGoodbye = true;
    }
  };
}
