import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.doUnmock("./kept-place.ts");
  vi.useRealTimers();
});

it("opens a panel all the same while the code that keeps the page in place hangs", async () => {
  vi.doMock("./kept-place.ts", () => new Promise(() => undefined));
  const { keepingPlace } = await import("./keeping-place.ts");
  const open = vi.fn();
  keepingPlace(open);
  await vi.advanceTimersByTimeAsync(300);
  expect(open).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(open).toHaveBeenCalledOnce();
});
