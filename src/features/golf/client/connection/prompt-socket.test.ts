import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { promptSocket } from "./prompt-socket.ts";

/** A browser's socket on a line that is dead: nobody answers its farewell. */
class DeadSocket extends EventTarget {
  readyState = 0;
  close() {
    this.readyState = 2;
  }
}
const Prompt = promptSocket(DeadSocket as unknown as typeof WebSocket);

function openLine() {
  const line = new Prompt("ws://localhost") as unknown as DeadSocket & WebSocket;
  const closed = vi.fn();
  line.addEventListener("close", closed);
  return { line, closed };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("CloseEvent", Event);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says at once that it is closed, and says it once", () => {
  const { line, closed } = openLine();
  (line as { readyState: number }).readyState = 1;
  line.dispatchEvent(new Event("open"));
  line.close();
  line.close();
  expect(closed).toHaveBeenCalledOnce();
  line.dispatchEvent(new Event("close")); // the browser's own, ten seconds later
  expect(closed).toHaveBeenCalledOnce();
});

it("tells of a line that the other side has closed", () => {
  const { line, closed } = openLine();
  line.dispatchEvent(new Event("close"));
  expect(closed).toHaveBeenCalledOnce();
});

it("gives up an opening that takes longer than six seconds, and leaves an open line alone", () => {
  const [slow, quick] = [openLine().line, openLine().line];
  (quick as { readyState: number }).readyState = 1;
  vi.advanceTimersByTime(6_000);
  expect([slow.readyState, quick.readyState]).toEqual([2, 1]);
});
