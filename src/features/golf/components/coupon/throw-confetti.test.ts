import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { throwConfetti } from "./throw-confetti.ts";

const thrown = vi.fn();
const reset = vi.fn();
const create = vi.fn(() => Object.assign(thrown, { reset }));
vi.mock("canvas-confetti", () => ({ default: { create } }));

/** The canvases on the page. */
let canvases: object[];
let prefersLess: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  canvases = [];
  prefersLess = false;
  const canvas = () => ({
    style: {},
    setAttribute: () => undefined,
    remove() {
      canvases = canvases.filter((other) => other !== this);
    },
  });
  vi.stubGlobal("document", {
    body: { append: (added: object) => canvases.push(added) },
    createElement: canvas,
    querySelector: () => null,
  });
  vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: () => "#0a6640" }));
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "(prefers-reduced-motion: reduce)" && prefersLess,
  }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Until the confetti is downloaded. */
const downloaded = () => vi.dynamicImportSettled();

describe("throwConfetti", () => {
  it("throws for three seconds, then leaves nothing on the page", async () => {
    throwConfetti();
    await downloaded();
    expect(canvases).toHaveLength(1);
    vi.advanceTimersByTime(2_999);
    expect(canvases).toHaveLength(1);
    expect(reset).not.toHaveBeenCalled();
    const count = thrown.mock.calls.length;
    expect(count).toBeGreaterThan(10);
    vi.advanceTimersByTime(1);
    expect(canvases).toHaveLength(0);
    expect(reset).toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(thrown).toHaveBeenCalledTimes(count);
  });

  it("throws nothing for who asked for less motion", async () => {
    prefersLess = true;
    throwConfetti();
    await downloaded();
    vi.advanceTimersByTime(3_000);
    expect(create).not.toHaveBeenCalled();
    expect(canvases).toHaveLength(0);
  });

  it("stops when the page is left, also before it has begun", async () => {
    const stop = throwConfetti();
    await downloaded();
    stop();
    expect(canvases).toHaveLength(0);
    thrown.mockClear();
    vi.advanceTimersByTime(3_000);
    expect(thrown).not.toHaveBeenCalled();

    throwConfetti()();
    await downloaded();
    expect(canvases).toHaveLength(0);
    expect(thrown).not.toHaveBeenCalled();
  });
});
