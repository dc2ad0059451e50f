import { expect, it, vi } from "vitest";
import { keptByKey } from "./kept-by-key.ts";

it("reads once for each key, also for those who ask meanwhile", async () => {
  const read = vi.fn(() => Promise.resolve("the course"));
  const kept = keptByKey<string>("read once", 10);
  expect(await Promise.all([kept("one", read), kept("one", read)])).toEqual(["the course", "the course"]);
  await kept("other", read);
  expect(read).toHaveBeenCalledTimes(2);
});

it("reads again what could not be read", async () => {
  const kept = keptByKey<string>("read again", 10);
  await expect(kept("one", () => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
  expect(await kept("one", () => Promise.resolve("the course"))).toBe("the course");
});

it("keeps as many as it is told, and forgets what nobody has asked for the longest", async () => {
  const read = vi.fn(() => Promise.resolve("the course"));
  const kept = keptByKey<string>("keeps few", 2);
  for (const key of ["one", "two", "one", "three", "one", "two"]) await kept(key, read);
  expect(read).toHaveBeenCalledTimes(4);
});
