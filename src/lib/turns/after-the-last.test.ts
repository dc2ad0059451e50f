import { expect, it, vi } from "vitest";
import { afterTheLast } from "./after-the-last.ts";

it("does once, after the last of several pieces of work, what must know of all, also where that one failed", async () => {
  const together = afterTheLast();
  const after = vi.fn(() => Promise.resolve());
  let end = (): void => undefined;
  const long = together(() => new Promise<void>((_, fail) => (end = () => fail(new Error("no network")))), after);
  expect(await together(() => Promise.resolve("done"), after)).toBe("done");
  expect(after).not.toHaveBeenCalled();
  end();
  await expect(long).rejects.toThrow("no network");
  expect(after).toHaveBeenCalledOnce();
});
