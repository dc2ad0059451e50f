import { expect, it } from "vitest";
import { capture } from "./capture.ts";

it("gives up on a handler that never answers", async () => {
  const silent = () => new Promise<never>(() => undefined);
  await expect(capture(silent, { url: "/de", headers: {}, timeoutMs: 20 })).rejects.toThrow("no answer from /de");
});

it("fails with the handler", async () => {
  const broken = () => Promise.reject(new Error("broken"));
  await expect(capture(broken, { url: "/de", headers: {}, timeoutMs: 20_000 })).rejects.toThrow("broken");
});
