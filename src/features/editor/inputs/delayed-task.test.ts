import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { delayedTask } from "./delayed-task.ts";

describe("a delayed task", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is done once after its time, the last one only", () => {
    const [first, last] = [vi.fn(), vi.fn()];
    const task = delayedTask(100);
    task.start(first);
    vi.advanceTimersByTime(60);
    task.start(last);
    vi.advanceTimersByTime(60);
    expect(last).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(last).toHaveBeenCalledOnce();
    expect(first).not.toHaveBeenCalled();
  });
  it("is not lost when it is finished early, and not done twice", () => {
    const save = vi.fn();
    const task = delayedTask(100);
    task.start(save);
    task.finish();
    expect(save).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    task.finish();
    expect(save).toHaveBeenCalledOnce();
  });
});
