import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { editorWords } from "~/i18n/editor-words.ts";
import { wordsAt } from "./words-at.ts";

const words = { editorLocale: "fr" as const, locales: ["de", "fr"] as const };
const sent = editorWords(words.editorLocale, words.locales);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks for words once, and again for as long as they do not come", async () => {
  vi.stubGlobal("window", {});
  const answers = [
    () => Promise.reject(new TypeError("away")),
    () => Promise.resolve(new Response("busy", { status: 503 })),
    () => Promise.resolve(new Response('{"texts":{"ed')), // the line was cut
    () => Promise.resolve(Response.json(sent)),
  ];
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string, { cache }: RequestInit) => {
    asked.push(`${cache} ${address}`);
    return answers.shift()?.();
  });
  const first = wordsAt({ ...words, wordsAddress: "/words?v=1" });
  expect(wordsAt({ ...words, wordsAddress: "/words?v=1" })).toBe(first);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await first).toEqual(sent);
  expect(asked).toEqual(["default", "reload", "reload", "reload"].map((cache) => `${cache} /words?v=1`));
});

it("knows them where the page is drawn by the server", async () => {
  vi.useRealTimers();
  expect(await wordsAt({ ...words, wordsAddress: "/words?v=2" })).toEqual(sent);
});
