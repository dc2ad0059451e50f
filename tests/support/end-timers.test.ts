// @vitest-environment jsdom
import { setTimeout as nodes } from "node:timers";
import { describe, expect, it, vi } from "vitest";
import { endTimers } from "./end-timers.ts";

/** As this file, which has a page, finds it. */
const { setTimeout: begin } = globalThis;

describe("timers", () => {
  it("are not Node's own where there is a page", () => expect(begin).not.toBe(nodes));

  const [late, cleared] = [vi.fn(), vi.fn()];

  describe("of a page", () => {
    endTimers();
    it("run while it is there", async () => {
      setTimeout(late, 1_000); // far off, wherever the machine stands still
      await new Promise((resolve) => setTimeout(resolve, 1));
      clearTimeout(setTimeout(cleared, 1));
    });
  });

  it("have ended with it, and others go on", async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    expect([late, cleared].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });
});
