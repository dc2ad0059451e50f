import fc from "fast-check";
import type { OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { sourceHashOf } from "~/features/page/domain/fields.ts";
import { isMachineWords, sourceWordsOf } from "~/features/page/domain/source-words.ts";
import { translatedPartSchema, type PageDocument } from "~/features/page/schema.ts";
import { blockOf, blocks } from "~/kinds/registry.ts";
import type { Json } from "~/lib/json.ts";
import { anyRichText } from "./arbitrary-rich-text.ts";
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

/** What is written into whichever field or option of the chosen group has this number. */
const fitting = { pick: fc.nat(500), value: fc.nat(500) };
const fittingText = { ...fitting, locale, text: words, rich: anyRichText as fc.Arbitrary<Json> };

/** Commands whose group is filled in by whoever plays them; most fit, some are refused. */
const edit = fc.oneof(
  { weight: 3, arbitrary: input("group.option", fitting) },
  { weight: 2, arbitrary: input("field.option", fitting) },
  { weight: 3, arbitrary: input("field.text", fittingText) },
  { weight: 2, arbitrary: input("field.richText", fittingText) },
  input("field.link", fitting),
  input("field.image", fitting),
  input("field.mediaList", fitting),
  input("field.translated", { ...fitting, locale }),
  input("field.visibility", { ...fitting, visible: fc.boolean() }),
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
  { weight: 2, arbitrary: input("group.markForDeletion", {}) },
  { weight: 2, arbitrary: input("group.restore", {}) },
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

const place = { nextTo: fc.constant(null), position: fc.constantFrom("start", "end") };
const add = fc.oneof(
  input("group.add", {
    kind: fc.constantFrom("hero", "imageBoard", "imageCard", "mediaGallery", "spacer"),
    nextTo: fc.constant(null),
  }),
  input("group.add", { kind: fc.constantFrom(...Object.keys(blocks)), ...place }),
);
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
/** A section of any kind with cards of its own, where it holds some, and a text in the first field that takes one. */
const insertAny = input("group.insert", {
  content: fc.constantFrom(...Object.entries(blocks)).chain(([kind, { fields, ...block }]) => {
    const [textField] = Object.entries(fields).find(([, { type }]) => type === "text") ?? [];
    const texts = fc.record({ texts: fc.dictionary(locale, words) });
    const cards = fc.array(fc.constant({ options: {}, fields: {} }), { maxLength: "childKind" in block ? 3 : 0 });
    return fc.record({
      kind: fc.constant(kind),
      options: fc.constant({}),
      fields: fc.record(textField === undefined ? {} : { [textField]: texts }),
      cards,
    });
  }),
  ...place,
});
const command = fc.oneof({ weight: 3, arbitrary: edit }, { weight: 1, arbitrary: fc.oneof(add, insert, insertAny) });

const steps = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: command },
    { weight: 2, arbitrary: fc.record({ type: fc.constant("undo" as const), step: fc.nat(100) }) },
    { weight: 1, arbitrary: fc.constant({ type: "publish" as const }) },
  ),
  { minLength: 5, maxLength: 35 },
);
/** First a few sections, so that there is something to change. */
export const arbitrarySteps = fc
  .tuple(fc.array(add, { minLength: 1, maxLength: 5 }), steps)
  .map(([first, then]): Step[] => [...first, ...then]);

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
export function inputOf(step: Extract<Step, { type: "command" }>, document: PageDocument, newId: string): Json {
  const { groups } = document;
  const groupIds = Object.keys(groups);
  const chosen = (number: number) => groupIds[number % Math.max(groupIds.length, 1)] ?? newId;
  const unsettled = step.command === "page.translated" ? unsettledParts(document) : [];
  if (step.command.startsWith("page.")) return unsettled[step.group % unsettled.length] ?? step.input;
  if (step.command === "field.translated") {
    const marked = unsettledFields(groups);
    if (marked.length > 0) return marked[step.group % marked.length] ?? null;
  }
  const { texts, pick } = step.input;
  if (typeof pick === "number") {
    const types = typesOf[step.command] ?? [];
    const fit = groupIds.filter((id) => fieldsOf(groups[id], types).length > 0);
    return fittingInput(step, fit[step.group % fit.length] ?? chosen(step.group), groups);
  }
  if (step.command === "field.translate" && Array.isArray(texts))
    return { ...step.input, texts: texts.map((text) => ({ ...(text as object), groupId: chosen(step.group) })) };
  if (step.command === "group.restore") {
    const marked = groupIds.filter((id) => groups[id]?.status === "markedForDeletion");
    return { groupId: marked[step.group % marked.length] ?? chosen(step.group) };
  }
  if (step.command !== "group.add" && step.command !== "group.insert")
    return { ...step.input, groupId: chosen(step.group) };
  const { position, content } = step.input;
  const { kind } = { ...step.input, ...(content as { kind?: Json }) };
  const boards = groupIds.filter((id) => blockOf(groups[id]?.kind ?? "")?.childKind === kind);
  const isCard = kind === "imageCard" || boards.length > 0;
  const parentId = isCard ? (boards[step.group % boards.length] ?? chosen(step.group)) : null;
  const beside = groupIds.filter((id) => groups[id]?.parentId === parentId);
  const nextTo = step.next % 5 === 0 ? chosen(step.next) : (beside[step.next % beside.length] ?? null);
  return { ...step.input, groupId: newId, nextTo: position === undefined ? nextTo : null, parentId };
}

/** The words of the page itself that a machine has written, or whose source changed since. */
function unsettledParts({ locales }: PageDocument): Record<string, Json>[] {
  const [first = "de"] = testLocales;
  const source = locales[first];
  return Object.entries(locales).flatMap(([language, row]) =>
    translatedPartSchema.options
      .filter((part) => isMachineWords(row, part) || (sourceWordsOf(row, part) ?? source?.[part]) !== source?.[part])
      .map((part) => ({ locale: language, part })),
  );
}

/** The texts of sections that a machine has written, or whose source changed since. */
function unsettledFields(groups: PageDocument["groups"]): Record<string, Json>[] {
  return Object.entries(groups).flatMap(([groupId, { fields }]) =>
    Object.entries(fields).flatMap(([name, field]) =>
      testLocales.flatMap((language) => {
        const text = field.texts[language];
        const isSettled =
          !text || (text.origin === "human" && text.sourceHash === sourceHashOf(field, language, testLocales[0]));
        return isSettled ? [] : { groupId, fieldName: name, locale: language };
      }),
    ),
  );
}

/** The input that says a value of the picked field or option of this group: most are right for it. */
function fittingInput(
  { command, input: { pick, value, text, rich, ...more } }: Extract<Step, { type: "command" }>,
  groupId: string,
  groups: PageDocument["groups"],
): Json {
  const block = blockOf(groups[groupId]?.kind ?? "");
  const one = <Each>(all: readonly Each[], by: Json | undefined) => all[Number(by) % Math.max(all.length, 1)];
  const fields = fieldsOf(groups[groupId], typesOf[command] ?? []);
  const [fieldName = "nothing"] = one(fields, pick) ?? [];
  switch (command) {
    case "group.option": {
      const [key, definition] = one(Object.entries(block?.options ?? {}), pick) ?? ["none", undefined];
      return { groupId, key, value: one(valuesOf(definition), value) ?? null };
    }
    case "field.option": {
      const all = fields.flatMap(([name, { options }]) =>
        Object.entries(options).map((each) => [name, ...each] as const),
      );
      const [fieldName, key, definition] = one(all, pick) ?? ["nothing", "none", undefined];
      return { groupId, fieldName, key, value: one(valuesOf(definition), value) ?? null };
    }
    case "field.link":
      return { groupId, fieldName, link: one(links, value) ?? null };
    case "field.image":
      return { groupId, fieldName, mediaId: one(media, value) ?? null };
    case "field.mediaList":
      return { groupId, fieldName, mediaIds: one(mediaLists, value) ?? [] };
    case "field.text":
      return { groupId, fieldName, text: text ?? null, ...more };
    case "field.richText":
      return { groupId, fieldName, json: rich ?? null, ...more };
    default:
      return { groupId, fieldName, ...more };
  }
}

/** The fields of these types, or of any, that a group's kind has. */
function fieldsOf(group: PageDocument["groups"][string] | undefined, types: readonly string[]) {
  const all = Object.entries(blockOf(group?.kind ?? "")?.fields ?? {});
  return all.filter(([, { type }]) => types.length === 0 || types.includes(type));
}

const typesOf: Record<string, string[]> = {
  "field.link": ["button"],
  "field.image": ["image", "video", "document"],
  "field.mediaList": ["mediaList"],
  "field.text": ["text", "button"],
  "field.richText": ["richText"],
};

const media = [null, idOf("picture"), idOf("film")];
const mediaLists = [[], [idOf("picture")], [idOf("film"), idOf("picture")], [idOf("picture"), idOf("picture")]];
const links: Json[] = [
  null,
  { type: "page", page: { id: idOf("page"), collection: null } },
  { type: "page", page: { id: idOf("member"), collection: "team" } },
  { type: "url", url: "https://example.org" },
  { type: "email", email: "post@example.org" },
  { type: "phone", phone: "052 000 00 00" },
  { type: "url", url: "javascript:alert(1)" },
  { type: "phone" },
];
const point = { latitude: 47.5, longitude: 8.7 };
const anyValue: Json[] = [
  ...links,
  ...[true, false, 0, 1, 3, 12, 1_000, "", "Hallo", "de", "https://example.org/feed.xml", "primary"],
  ...[
    [],
    [idOf("branch")],
    idOf("branch"),
    point,
    [point, { latitude: 47.4, longitude: 8.6 }],
    { type: "iframe", url: " https://example.org " },
  ],
];

/** What may be said of an option: its own choices, whatever else its schema takes, and something that it refuses. */
function valuesOf(definition: OptionDefinition | undefined): Json[] {
  const fit = anyValue.filter((value) => definition?.schema.safeParse(value).success);
  return [...(definition?.choices ?? []).map(({ value }) => value), ...fit, null, { nothing: true }];
}
