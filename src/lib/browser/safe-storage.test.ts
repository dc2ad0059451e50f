import { afterEach, expect, it, vi } from "vitest";
import { deviceStorage, tabStorage } from "./safe-storage.ts";

afterEach(() => vi.unstubAllGlobals());

it("keeps, finds and forgets what the browser allows", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  tabStorage.set("a", "1");
  expect(tabStorage.get("a")).toBe("1");
  tabStorage.remove("a");
  expect(tabStorage.get("a")).toBeNull();
});

it("keeps nothing, without a word, where storage is forbidden", () => {
  vi.stubGlobal("window", {
    get localStorage(): Storage {
      throw new DOMException("forbidden", "SecurityError");
    },
  });
  expect(() => deviceStorage.set("a", "1")).not.toThrow();
  expect(() => deviceStorage.remove("a")).not.toThrow();
  expect(deviceStorage.get("a")).toBeNull();
});
