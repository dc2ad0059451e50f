import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { connectWakeUps, type LineEvents, type WakeUps } from "./wake-ups.ts";

/** A line whose opening, answers and breaks the test decides. */
class Lines {
  readonly said: string[][] = [];
  readonly events: LineEvents[] = [];
  isAway = false;
  isSilent = false;

  readonly open = (events: LineEvents) => {
    if (this.isAway) return Promise.reject(new Error("away"));
    this.events.push(events);
    return Promise.resolve({
      say: (texts: string[]) => {
        this.said.push(texts);
        return this.isSilent ? new Promise<void>(() => undefined) : Promise.resolve();
      },
      close: () => Promise.resolve(),
    });
  };

  break(): void {
    this.isAway = true;
    this.events.at(-1)?.onLost();
  }
}

let lines: Lines;
let wakeUps: WakeUps;
let reconnects: number;
beforeEach(async () => {
  vi.useFakeTimers();
  lines = new Lines();
  reconnects = 0;
  const onReconnect = () => (reconnects += 1);
  wakeUps = connectWakeUps({ openLine: lines.open, processId: "me", onWake: () => undefined, onReconnect });
  await vi.advanceTimersByTimeAsync(100);
});
afterEach(async () => {
  lines.isSilent = false;
  await Promise.all([wakeUps.close(), vi.advanceTimersByTimeAsync(5_000)]);
  vi.useRealTimers();
});

it("says what was announced while only the sender's line was away, once it is back", async () => {
  lines.break();
  wakeUps.announce("game:1");
  wakeUps.announce("page:2");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lines.said.flat()).toEqual([]);
  lines.isAway = false;
  await vi.advanceTimersByTimeAsync(2_500);
  expect(lines.said.flat().sort()).toEqual(["me game:1", "me page:2"]);
  expect(reconnects).toBe(1);
});

it("says again what the line did not take", async () => {
  lines.isSilent = true;
  wakeUps.announce("game:1");
  await vi.advanceTimersByTimeAsync(100);
  lines.isSilent = false;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(lines.said.filter((texts) => texts.includes("me game:1"))).toHaveLength(2);
});

it("asks a quiet line every five seconds whether it lives, and opens another when it does not answer", async () => {
  await vi.advanceTimersByTimeAsync(5_000);
  expect(lines.said).toEqual([[]]);
  expect(lines.events).toHaveLength(1);
  lines.isSilent = true;
  await vi.advanceTimersByTimeAsync(5_000);
  lines.isSilent = false;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(lines.events).toHaveLength(2);
  expect(reconnects).toBe(1);
});
