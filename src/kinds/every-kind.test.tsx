import { describe, expect, it } from "vitest";
import { renderSection, testId, testMedia, type TestField, type TestGroup } from "../../tests/support/render-block.tsx";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import type { FieldDefinition } from "~/features/blocks/field-kinds.ts";
import type { Sample, SampleCard, SampleField } from "~/features/blocks/sample.ts";
import type { Json } from "~/lib/json.ts";
import { blockOf, blocks } from "./registry.ts";
import { samples } from "./samples.ts";

const hostile = `"><script>window.ran=1</script><img src=x onerror="window.ran=1">{{constructor.constructor}}\u202e`;
const pictures = [
  testMedia(),
  testMedia({ id: testId("film"), mediaType: "video" }),
  testMedia({ id: testId("document"), mediaType: "document", original: "preise.pdf", name: "Preise" }),
];
const link = { type: "page", page: { id: testId("page"), collection: null } };

const definitions: BlockDefinition[] = Object.values(blocks);
/** Kinds whose view needs data of their own, or a browser; they have tests of their own. */
const isPlain = ({ kind }: BlockDefinition) => !/^(game|score|map|poi)/.test(kind);
const plain = definitions.filter(isPlain).map((block) => [block.kind, block] as const);
const sampled = Object.entries(samples).flatMap(([kind, trades]) =>
  Object.entries(trades).map(([trade, sample]) => [kind, trade, sample as Sample] as const),
);

/** The section with every field of its kind filled with these words, and two cards of its own kind likewise. */
function filled(block: BlockDefinition, words: string, options: Record<string, Json> = {}): TestGroup {
  const card = block.childKind === undefined ? undefined : blockOf(block.childKind);
  const fields = Object.entries(block.fields).map(([name, field]) => [name, fieldOf(field, words)] as const);
  return {
    kind: block.kind,
    options,
    content: Object.fromEntries(fields),
    cards: card ? [filled(card, words), filled(card, words)] : [],
  };
}

function fieldOf({ type }: FieldDefinition, words: string): TestField {
  switch (type) {
    case "text":
      return { texts: { de: words } };
    case "richText":
      return { texts: { de: words }, rich: true };
    case "button":
      return { texts: { de: words }, options: { link } };
    case "image":
      return { mediaId: testId("medium") };
    case "video":
      return { mediaId: testId("film") };
    case "document":
      return { mediaId: testId("document") };
    case "mediaList":
      return { mediaIds: [testId("medium")] };
  }
}

/** Elements that hold nothing, though words or pictures belong into them; a picture's frame without a picture included. */
function emptyElements(html: string): string[] {
  return html.match(/<(p|h\d|li|ul|ol|a|article|figure|div)(\s[^>]*)?><\/\1>/g) ?? [];
}

/** Empty frames of the first kinds, which their style sheets take out of the page (`:empty`, `:has`). */
const isCollapsed = (element: string) =>
  element.includes('role="status"') || // speaks later, and takes no room until then
  /class="([^"]*\bactions"|heading-group|hero__text|[\w-]+__(media|film|ways))/.test(element);

describe.each(plain)("%s", (_kind, block) => {
  it("draws no empty element for visitors, whichever of its fields alone is filled", () => {
    for (const [name, field] of Object.entries(block.fields)) {
      const html = renderSection(
        { kind: block.kind, content: { [name]: fieldOf(field, "Wort") } },
        "visitor",
        pictures,
      );
      expect(
        emptyElements(html).filter((element) => !isCollapsed(element)),
        name,
      ).toEqual([]);
    }
  });

  it("shows every word that it holds, and runs none", () => {
    const html = renderSection(filled(block, hostile), "visitor", pictures);
    expect(html).not.toMatch(/<script>|<img src=x|onerror="w/);
    if (Object.values(block.fields).some(({ type }) => type === "text")) expect(html).toContain("constructor");
  });

  it("offers editors every field, in the section and in each card", () => {
    const html = renderSection(filled(block, "Wort"), "editor", pictures);
    const card = block.childKind === undefined ? undefined : blockOf(block.childKind);
    const offered = [...html.matchAll(/data-field="(\w+)"/g)].map(([, name]) => name);
    const isInstead = (name: string, of?: BlockDefinition) =>
      (name === "video" && of !== undefined && "image" in of.fields) || // one of the two at a time
      (name === "choices" && of?.kind === "formQuestion"); // where there is something to choose from
    const namesOf = (of?: BlockDefinition) => Object.keys(of?.fields ?? {}).filter((name) => !isInstead(name, of));
    for (const name of namesOf(block)) expect(offered).toContain(name);
    for (const name of namesOf(card))
      expect(offered.filter((each) => each === name).length, name).toBeGreaterThanOrEqual(2);
  });

  it("draws in every value of every choice, and falls back where a stored one is not valid", () => {
    const whole = (options: Record<string, Json>) =>
      renderSection(filled(block, "Wort", options), "visitor", pictures).length;
    for (const [name, { choices = [] }] of Object.entries(block.options))
      for (const { value } of choices) {
        const isSilent = name === "source" && value === "feed" && "feed" in block.options; // none is named
        expect(whole({ [name]: value }) > 0, `${name} ${value}`).toBe(!isSilent);
      }
    const invalid = Object.fromEntries(Object.keys(block.options).map((name) => [name, hostile]));
    expect(whole(invalid)).toBe(whole({}));
  });
});

describe.each(sampled)("the sample of %s, %s", (kind, trade, sample) => {
  const block = blockOf(kind);
  const card = blockOf(block?.childKind ?? "");

  it("fills fields that the kind has, with values of their type, in both languages", () => {
    const parts: [BlockDefinition | undefined, SampleCard][] = [
      [block, sample],
      ...(sample.cards ?? []).map((each): [typeof block, typeof each] => [card, each]),
    ];
    for (const [of, { fields = {}, options = {} }] of parts) {
      for (const [name, field] of Object.entries(fields)) {
        expect(fits(of?.fields[name], field), `${of?.kind} ${name}`).toBe(true);
        if (field.type !== "picture") expect(/\S/.test(field.texts.de) && /\S/.test(field.texts.fr)).toBe(true);
      }
      for (const [name, value] of Object.entries(options))
        expect(of?.options[name]?.schema.safeParse(value).success, name).toBe(true);
    }
  });

  it("speaks of no optician to anybody else", () => {
    if (trade !== "plain") return;
    const fields = [sample, ...(sample.cards ?? [])].flatMap((part) => Object.values(part.fields ?? {}));
    const words = fields.flatMap((field) => (field.type === "picture" ? [] : [field.texts.de, field.texts.fr]));
    expect(words.join(" ")).not.toMatch(
      /Brille|Linse|Auge|Sehtest|optik|lunettes|lentille|examen de la vue|yeux|opti[cq]/i,
    );
  });

  it("has no sharp s, and begins with words", () => {
    expect(JSON.stringify(sample)).not.toContain("ß");
    const fields = [sample, ...(sample.cards ?? [])].flatMap((part) => Object.values(part.fields ?? {}));
    expect(fields.some(({ type }) => type !== "picture")).toBe(true);
  });
});

it("has plain words for whatever anybody can add", () => {
  const open = Object.entries(samples).filter(([kind]) => !blockOf(kind)?.membersOnly);
  expect(open.filter(([, { plain }]) => !plain).map(([kind]) => kind)).toEqual([]);
});

it("has a sample for every section that can be added, but for room", () => {
  const kinds = definitions.filter((block) => block.category !== null && block.kind !== "spacer");
  expect(kinds.map(({ kind }) => kind).filter((kind) => !(kind in samples))).toEqual([]);
});

function fits(field: FieldDefinition | undefined, { type }: SampleField): boolean {
  if (type === "picture") return ["image", "mediaList"].includes(field?.type ?? "");
  return field?.type === type;
}
