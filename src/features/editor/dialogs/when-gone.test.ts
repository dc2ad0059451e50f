import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenGone } from "./when-gone.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("waits for a dialog that a slow device takes long to close, and acts after it has given the focus back", () => {
  let isOpen = true;
  const then = vi.fn();
  whenGone(() => isOpen, then);
  vi.advanceTimersByTime(1_000);
  expect(then).not.toHaveBeenCalled();
  isOpen = false;
  vi.advanceTimersByTime(20);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(then).toHaveBeenCalledOnce();
});

it("acts all the same where a dialog stays", () => {
  const then = vi.fn();
  whenGone(() => true, then);
  vi.advanceTimersByTime(4_000);
  expect(then).toHaveBeenCalledOnce();
});
