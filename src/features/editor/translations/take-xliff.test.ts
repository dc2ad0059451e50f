import { expect, it } from "vitest";
import type { ReadXliff } from "~/features/translation/schema.ts";
import { takeXliff } from "./take-xliff.ts";

const read: ReadXliff = {
  locale: "fr",
  texts: [{ groupId: "group", fieldName: "title", text: "Lunettes", json: null, sourceHash: "1" }],
  words: [{ part: "name", text: "Lunettes", source: "Brillen" }],
  address: "lunettes",
  pictures: [
    { id: "one", text: "Une vitrine", source: "Ein Schaufenster" },
    { id: "other", text: "Un magasin", source: "Ein Laden" },
  ],
  byHand: [],
  same: 0,
  problems: [],
};

/** A page that refuses one command, and a site that takes every word. */
function hands(refused?: string) {
  const keys = new Set<string | undefined>();
  return {
    keys,
    run: (command: string, _: unknown, options?: { mergeKey?: string | null }) => {
      keys.add(options?.mergeKey ?? undefined);
      if (command === refused) return { ok: false as const, refusal: "slug-taken" as const };
      return { ok: true as const, opId: command };
    },
    translated: (id: string) => `described ${id}`,
  };
}

it("tells the operations that take all of it back, of the page as one step and of each picture", () => {
  const { keys, ...given } = hands();
  expect(takeXliff(read, given)).toEqual({
    taken: 5,
    steps: ["page.slug", "page.translate", "field.translate"],
    described: ["described one", "described other"],
  });
  expect(keys.size).toBe(1);
});

it("leaves out what the page refuses", () => {
  expect(takeXliff(read, hands("page.slug"))).toMatchObject({ taken: 4, steps: ["page.translate", "field.translate"] });
});
