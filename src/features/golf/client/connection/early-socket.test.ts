import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { earlySocket } from "./early-socket.ts";
import { promptSocket } from "./prompt-socket.ts";

const door = "ws://golf.example/api/live";

class Socket extends EventTarget {
  readyState = 0;
  constructor(readonly url: string) {
    super();
  }
  close() {
    this.readyState = 2;
  }
}
const Early = promptSocket(earlySocket(Socket as unknown as typeof WebSocket));

/** The page has opened a line before its code came. */
function openedLine(readyState: number, url = door) {
  const line = Object.assign(new Socket(url), { readyState });
  window.golfLine = line as unknown as WebSocket;
  return line;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", {});
  vi.stubGlobal("CloseEvent", Event);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("takes the line that the page has opened, once", () => {
  const line = openedLine(0);
  expect(new Early(door)).toBe(line);
  expect(new Early(door)).not.toBe(line);
});

it("says of a line that is open already that it has opened", () => {
  openedLine(1);
  const socket = new Early(door);
  const opened = vi.fn();
  socket.addEventListener("open", opened);
  vi.advanceTimersByTime(0);
  expect(opened).toHaveBeenCalledOnce();
});

it("makes the taken line a prompt one: it says at once when it is closed", () => {
  openedLine(1);
  const socket = new Early(door);
  const closed = vi.fn();
  socket.addEventListener("close", closed);
  socket.close();
  expect(closed).toHaveBeenCalledOnce();
});

it.each([
  ["a line that has died", 3, door],
  ["a line to another door", 1, "ws://other.example/api/live"],
])("leaves %s where it is", (_, readyState, url) => {
  const line = openedLine(readyState, url);
  expect(new Early(door)).not.toBe(line);
});
