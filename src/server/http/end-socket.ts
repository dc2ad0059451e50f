import type { Duplex } from "node:stream";

const patienceMs = 1_000;

/** Says a last word and hangs up; a second later also without the other side, which may never hang up itself. */
export function endSocket(socket: Duplex, words: string): void {
  const force = setTimeout(() => socket.destroy(), patienceMs);
  socket.once("close", () => clearTimeout(force));
  socket.end(words);
}
