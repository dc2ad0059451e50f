import { expect, it } from "vitest";
import type { ReadXliff } from "~/features/translation/schema.ts";
import { Player, idOf } from "../../../../tests/support/test-page.ts";
import { takeXliff, withoutNewer } from "./take-xliff.ts";

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

it("leaves what somebody has written since the file was read, and takes what a machine has made of the others", () => {
  const groupId = idOf("hero");
  const place = (fieldName: string) => ({ groupId, fieldName, locale: "fr" });
  const player = new Player()
    .play("group.add", { groupId, kind: "hero", nextTo: null, parentId: null })
    .play("field.text", { ...place("title"), text: "Bonjour" })
    .play("page.rename", { locale: "fr", name: "Accueil" });
  const seen = player.document;
  const made = (fieldName: string) => ({ groupId, fieldName, text: "Salut", json: null, sourceHash: null });
  const file = { ...read, texts: ["title", "kicker", "button"].map(made) };
  player
    .play("field.text", { ...place("kicker"), text: "De ma main" })
    .play("field.translate", { locale: "fr", texts: [made("button")] })
    .play("page.rename", { locale: "fr", name: "Chez nous" });
  expect(player.refusals).toEqual([]);
  const { read: wanted, kept } = withoutNewer(file, { seen, now: player.document });
  expect(wanted.texts.map(({ fieldName }) => fieldName)).toEqual(["title", "button"]);
  expect([wanted.words, kept]).toEqual([[], 2]);
  expect(withoutNewer(file, { seen, now: seen })).toEqual({ read: file, kept: 0 });
});
