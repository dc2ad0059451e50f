// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { cameBack } from "./came-back.ts";

it("waits for a page that was kept, and listens no longer then", async () => {
  const come = vi.fn();
  const back = cameBack().then(come);
  const show = async (isKept: boolean) => {
    const persisted = vi.fn(() => isKept);
    window.dispatchEvent(Object.defineProperty(new Event("pageshow"), "persisted", { get: persisted }));
    await Promise.resolve();
    return [persisted.mock.calls.length, come.mock.calls.length];
  };
  expect(await show(false)).toEqual([1, 0]);
  expect(await show(true)).toEqual([1, 1]);
  await back;
  expect(await show(true)).toEqual([0, 1]);
});
