import { describe, expect, it } from "vitest";
import { deriveId } from "~/lib/ids.ts";
import type { Json } from "~/lib/json.ts";
import { blockOf } from "~/kinds/registry.ts";
import { sampleOf, samples } from "~/kinds/samples.ts";
import { contentOfSample } from "~/features/editor/canvas/adding/sample-content.ts";
import { emptyPage, idOf } from "../../../../tests/support/test-page.ts";
import { fittedTo } from "../domain/fitted-content.ts";
import { wordsHash } from "../domain/fields.ts";
import { contentOf } from "../domain/group-content.ts";
import { cardsOf, sectionsOf } from "../domain/groups.ts";
import { fieldsToTranslate } from "../domain/translation-status.ts";
import type { PageDocument } from "../schema.ts";
import { runCommand } from "./run.ts";

const locales = ["de", "fr"] as const;
const settings = { locales: [...locales], patchesOf: () => undefined };
const insert = (document: PageDocument, input: object, isMember = false) =>
  runCommand(
    document,
    { opId: idOf("op"), command: "group.insert", input: plain({ nextTo: null, parentId: null, ...input }) },
    { ...settings, isMember },
  );
const plain = (value: object) => JSON.parse(JSON.stringify(value)) as Json;
const refusalOf = (result: ReturnType<typeof insert>) => (result.ok ? null : result.refusal);
const documentOf = (result: ReturnType<typeof insert>) => {
  if (!result.ok) throw new Error(result.refusal);
  return result.document;
};
const sampleSettings = {
  blockOf,
  locales: [...locales],
  editorLocale: "de" as const,
  pictureIds: [idOf("one"), idOf("two")],
  contactPageId: idOf("contact"),
};
const groupId = idOf("board");

describe("a sample", () => {
  it.each(Object.keys(samples))("of %s is taken as it is, in both languages", (kind) => {
    const block = blockOf(kind);
    const sample = sampleOf(kind, "plain");
    if (!block || !sample) throw new Error(kind);
    const content = contentOfSample(block, sample, sampleSettings);
    const page = documentOf(insert(emptyPage(), { groupId, content }, block.membersOnly));
    const [section] = sectionsOf(page);
    expect(section).toMatchObject({ kind, status: "draft" });
    expect(cardsOf(page, groupId)).toHaveLength(sample.cards?.length ?? 0);
    const fields = Object.values(page.groups).flatMap((group) => Object.values(group.fields));
    const texts = fields.flatMap((field) => (field.mediaId || field.mediaIds ? [] : [Object.keys(field.texts).join()]));
    expect(new Set(texts)).toEqual(new Set(texts.includes("de") ? ["de,fr", "de"] : ["de,fr"]));
  });

  it("begins with all branches of the site where it shows them, and with none where there are none", () => {
    const block = blockOf("mapContainer");
    const sample = sampleOf("mapContainer", "optician");
    if (!block || !sample) throw new Error("There is no mapContainer");
    const branches = ["north", "south"].map((name) => ({ id: idOf(name), hours: null }));
    const page = documentOf(
      insert(emptyPage(), { groupId, content: contentOfSample(block, sample, { ...sampleSettings, branches }) }),
    );
    expect(page.groups[groupId]?.options).toEqual({ locations: branches.map(({ id }) => id), addresses: true });
    expect(contentOfSample(block, sample, sampleSettings).options).toEqual({});
    const withCourse = { ...sampleSettings, branches, collectionNames: ["map"] };
    expect(contentOfSample(block, sample, withCourse).options, "where it has places of its own to show").toEqual({});
  });

  it.each(["contact", "openingHours"])("of %s asks for no hours that a branch of the site tells", (kind) => {
    const block = blockOf(kind);
    const sample = sampleOf(kind, "plain");
    if (!block || !sample) throw new Error(kind);
    const isAsked = (hours: unknown) => {
      const branches = [{ id: idOf("north"), hours: hours as never }];
      const content = contentOfSample(block, sample, { ...sampleSettings, branches });
      const page = documentOf(insert(emptyPage(), { groupId, content }));
      expect(page.groups[groupId]?.options["locations"] ?? []).toEqual(kind === "contact" ? [idOf("north")] : []);
      return content.fields?.["openingHours"] !== undefined;
    };
    expect([isAsked({ week: [] }), isAsked(null)]).toEqual([false, true]);
  });

  it("says a price once, in the default language", () => {
    const block = blockOf("serviceBoard");
    if (!block) throw new Error("There is no serviceBoard");
    const content = contentOfSample(block, sampleOf("serviceBoard", "optician") ?? {}, {
      ...sampleSettings,
      locales: ["fr", "de"],
    });
    expect(content.cards?.[0]?.fields["cost"]).toEqual({ texts: { fr: "95" } });
  });

  it("speaks the editor's language where it does not have the default one, and no language that the site has not", () => {
    const block = blockOf("cta");
    if (!block) throw new Error("There is no cta");
    const content = contentOfSample(block, sampleOf("cta", "optician") ?? {}, {
      ...sampleSettings,
      locales: ["it", "fr"],
    });
    expect(content.fields["title"]).toEqual({
      texts: { it: "Kommen Sie vorbei, wir nehmen uns Zeit", fr: "Passez nous voir, nous prenons le temps" },
    });
  });

  it("leaves out pictures where the library has none, and links where there is no contact page", () => {
    const block = blockOf("hero");
    if (!block) throw new Error("There is no hero");
    const content = contentOfSample(block, sampleOf("hero", "optician") ?? {}, {
      ...sampleSettings,
      pictureIds: [],
      contactPageId: null,
    });
    expect(content.fields["image"]).toEqual({});
    expect(content.fields["button"]).not.toHaveProperty("options");
    expect(insert(emptyPage(), { groupId, content }).ok).toBe(true);
  });
});

describe("a copy", () => {
  const board = () => {
    const block = blockOf("serviceBoard");
    if (!block) throw new Error("There is no serviceBoard");
    const content = contentOfSample(block, sampleOf("serviceBoard", "optician") ?? {}, sampleSettings);
    return documentOf(
      insert(emptyPage(), {
        groupId,
        content: {
          ...content,
          options: { color: "primary" },
          disallowedLocales: ["fr"],
          isHidden: true,
          cards: content.cards?.map((card, index) => (index === 1 ? { ...card, isHidden: true } : card)),
        },
      }),
    );
  };
  const copy = { blockOf, hasMedium: (id: string) => id !== idOf("two") };

  it("has everything of the original but its ids and the media that are gone, and stands after it", () => {
    const page = board();
    const original = page.groups[groupId];
    if (!original) throw new Error("The board is missing");
    const content = contentOf(page, original, copy);
    const twice = documentOf(insert(page, { groupId: idOf("copy"), nextTo: groupId, content }));
    expect(sectionsOf(twice).map(({ id }) => id)).toEqual([groupId, idOf("copy")]);
    const [again] = sectionsOf(twice).slice(1);
    expect(again && contentOf(twice, again, copy)).toEqual(content);
    expect(again).toMatchObject({ options: { color: "primary" }, disallowedLocales: ["fr"], isHidden: true });
    expect(cardsOf(twice, idOf("copy")).map(({ isHidden = false }) => isHidden)).toEqual([false, true, false]);
    expect(JSON.stringify(content)).not.toContain(idOf("two"));
    expect(cardsOf(twice, idOf("copy")).map(({ id }) => id)).toContain(deriveId(idOf("copy"), "card-1"));
  });

  it("keeps what is known of its translations, and measures the others by the first language, whichever comes first", () => {
    const texts = { fr: "Bonjour", de: "Guten Tag" };
    const page = documentOf(
      insert(emptyPage(), { groupId, content: { kind: "cta", options: {}, fields: { title: { texts } } } }),
    );
    const edit = (document: PageDocument, command: string, input: object) =>
      documentOf(
        runCommand(document, { opId: idOf("op"), command, input: plain(input) }, { ...settings, isMember: false }),
      );
    const stateOf = (document: PageDocument, id: string) => ({
      states: fieldsToTranslate(document, "de", "fr").flatMap((each) => (each.groupId === id ? each.state : [])),
      origin: document.groups[id]?.fields["title"]?.texts.fr?.origin,
    });
    const place = { groupId, fieldName: "title" };
    const changed = edit(page, "field.text", { ...place, locale: "de", text: "Grüezi" });
    expect(stateOf(changed, groupId)).toEqual({ states: ["stale"], origin: "human" });
    const made = { ...place, text: "Salut", json: null, sourceHash: wordsHash("Guten Tag", null) };
    const translated = edit(changed, "field.translate", { locale: "fr", texts: [made], mayReplace: true });
    const [section] = sectionsOf(translated);
    const content = section && contentOf(translated, section, copy);
    const everything = { locales, hasMedium: () => true, hasPage: () => true };
    const fitted = content && fittedTo(content, everything).content;
    const twice = documentOf(insert(translated, { groupId: idOf("copy"), content: fitted }));
    expect(stateOf(twice, idOf("copy"))).toEqual({ states: ["stale"], origin: "machine" });
  });

  it("of a card stands beside it on its board", () => {
    const page = board();
    const [card] = cardsOf(page, groupId);
    if (!card) throw new Error("There is no card");
    const place = { groupId: idOf("copy"), nextTo: card.id, parentId: groupId };
    const twice = documentOf(insert(page, { ...place, content: contentOf(page, card, copy) }));
    expect(
      cardsOf(twice, groupId)
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual([card.id, idOf("copy")]);
  });
});

describe("what the single commands refuse is refused", () => {
  const cta = (fields: object, options = {}) => ({ groupId, content: { kind: "cta", options, fields } });
  it.each([
    ["an unknown kind", { groupId, content: { kind: "nothing", options: {}, fields: {} } }, "kind-unknown"],
    ["a card without a board", { groupId, content: { kind: "imageCard", options: {}, fields: {} } }, "kind-misplaced"],
    [
      "cards in a section without",
      { groupId, content: { kind: "cta", options: {}, fields: {}, cards: [{ options: {}, fields: {} }] } },
      "kind-misplaced",
    ],
    ["an unknown field", cta({ nothing: { texts: { de: "x" } } }), "field-unknown"],
    ["a language that the site has not", cta({ title: { texts: { it: "x" } } }), "locale-unknown"],
    ["an option's value", cta({}, { color: "red" }), "option-invalid"],
    [
      "a link that runs a script",
      cta({ button: { options: { link: { type: "url", url: "javascript:alert(1)" } } } }),
      "link-url",
    ],
    [
      "formatted text outside the schema",
      cta({ description: { texts: { de: [{ type: "script" }] } } }),
      "rich-text-invalid",
    ],
    ["a picture in a text", cta({ title: { mediaId: idOf("one") } }), "field-unknown"],
    ["anything else", { groupId, content: { kind: "cta", options: {}, fields: {}, more: 1 } }, "invalid-input"],
  ])("%s", (_what, input, refusal) => expect(refusalOf(insert(emptyPage(), input))).toBe(refusal));
});
