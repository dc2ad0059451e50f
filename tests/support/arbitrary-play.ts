import fc from "fast-check";
import type { Json } from "~/lib/json.ts";
import { testLocales, idOf } from "./test-page.ts";

/** One step of a random play. Groups and earlier steps are chosen by number, counted over what is there. */
export type Step =
  | { type: "command"; command: string; input: Record<string, Json>; group: number; next: number }
  | { type: "undo"; step: number }
  | { type: "publish" };

const group = fc.nat(30);
const fieldName = fc.constantFrom("title", "kicker", "button", "image", "description", "nothing");
const locale = fc.constantFrom(...testLocales);
const slug = fc.constantFrom("eins", "Zwei", "");
const words = fc.constantFrom("", "  ", "Eins", "Zwei", "<i>Drei</i>", "vier\nfünf", "\u0000\ud800x");
const json = words.map((text): Json => [{ type: "p", children: [{ text }] }]);

/** Commands whose group is filled in by whoever plays them; most fit, some are refused. */
const edit = fc.oneof(
  input("field.text", { fieldName, locale, text: fc.option(words) }),
  input("field.richText", { fieldName: fc.constant("description"), locale, json }),
  input("group.option", {
    key: fc.constantFrom("color", "textSize", "none"),
    value: fc.constantFrom("primary", "small", null),
  }),
  input("field.link", {
    fieldName,
    link: fc.constantFrom<Json[]>(null, { type: "url", url: "https://example.org" }, { type: "url" }),
  }),
  input("field.image", { fieldName, mediaId: fc.constantFrom(null, idOf("picture")) }),
  input("field.translated", { fieldName, locale }),
  input("field.translate", {
    locale,
    texts: fc.array(fc.record({ fieldName, text: words, json, sourceHash: fc.constant(null) }), {
      minLength: 1,
      maxLength: 2,
    }),
    mayReplace: fc.boolean(),
  }),
  input("field.option", {
    fieldName,
    key: fc.constantFrom("objectFit", "link", "none"),
    value: fc.constantFrom<Json[]>("cover", "contain", null, { type: "url", url: "https://example.org" }),
  }),
  input("field.mediaList", {
    fieldName: fc.constantFrom("images", "image"),
    mediaIds: fc.array(fc.constantFrom(idOf("picture"), idOf("nothing")), { maxLength: 3 }),
  }),
  input("field.visibility", { fieldName, visible: fc.boolean() }),
  input("group.visibility", { visibleFields: fc.dictionary(fc.constantFrom("title", "button"), fc.boolean()) }),
  input("group.visibility", { visible: fc.boolean() }),
  input("group.move", { direction: fc.constantFrom("up", "down"), places: fc.integer({ min: 1, max: 3 }) }),
  input("group.delete", {}),
  input("group.markForDeletion", {}),
  input("group.restore", {}),
  input("group.languages", { disallowedLocales: fc.subarray(testLocales) }),
  input("page.rename", { locale: fc.option(locale), name: words }),
  input("page.slug", { locale, slug }),
  input("page.nameAndSlug", { locale, name: words, slug }),
  input("page.description", { locale, description: words }),
  input("page.searchTitle", { locale, searchTitle: words }),
  input("page.translate", {
    locale,
    texts: fc.array(
      fc.record({ part: fc.constantFrom("name", "description", "searchTitle"), text: words, source: words }),
      {
        minLength: 1,
        maxLength: 2,
      },
    ),
    mayReplace: fc.boolean(),
  }),
  input("page.translated", { locale, part: fc.constantFrom("name", "description", "searchTitle") }),
  input("page.languages", { disallowedLocales: fc.subarray(testLocales) }),
  input("page.option", {
    key: fc.constantFrom("headerType", "none"),
    value: fc.constantFrom("transparent", "opaque", null, 7),
  }),
);

const add = input("group.add", {
  kind: fc.constantFrom("hero", "imageBoard", "imageCard", "mediaGallery", "spacer"),
  nextTo: fc.constant(null),
});
const card = fc.record({ options: fc.constant({}), fields: fc.constant({ title: { texts: { de: "Karte" } } }) });
const insert = input("group.insert", {
  content: fc.record({
    kind: fc.constantFrom("hero", "imageBoard", "nothing"),
    options: fc.dictionary(fc.constantFrom("color", "none"), fc.constantFrom("primary", "nothing"), { maxKeys: 1 }),
    fields: fc.dictionary(fc.constantFrom("title", "nothing"), fc.record({ texts: fc.dictionary(locale, words) })),
    cards: fc.array(card, { maxLength: 2 }),
  }),
  nextTo: fc.constant(null),
});
const command = fc.oneof({ weight: 3, arbitrary: edit }, { weight: 1, arbitrary: fc.oneof(add, insert) });

export const arbitrarySteps = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: command },
    { weight: 2, arbitrary: fc.record({ type: fc.constant("undo" as const), step: fc.nat(100) }) },
    { weight: 1, arbitrary: fc.constant({ type: "publish" as const }) },
  ),
  { minLength: 5, maxLength: 40 },
);

function input(name: string, fields: Record<string, fc.Arbitrary<Json>>) {
  return fc.record({
    type: fc.constant("command" as const),
    command: fc.constant(name),
    input: fc.record(fields),
    group,
    next: group,
  });
}

/** The step's input with real groups in it, chosen among those of the page. */
export function inputOf(step: Extract<Step, { type: "command" }>, groupIds: readonly string[], newId: string): Json {
  const chosen = (number: number) => groupIds[number % Math.max(groupIds.length, 1)] ?? newId;
  if (step.command.startsWith("page.")) return step.input;
  const { texts } = step.input;
  if (step.command === "field.translate" && Array.isArray(texts))
    return { ...step.input, texts: texts.map((text) => ({ ...(text as object), groupId: chosen(step.group) })) };
  if (step.command !== "group.add" && step.command !== "group.insert")
    return { ...step.input, groupId: chosen(step.group) };
  const parentId = step.input.kind === "imageCard" ? chosen(step.group) : null;
  return { ...step.input, groupId: newId, nextTo: chosen(step.next), parentId };
}
