import { describe, expect, it } from "vitest";
import { contentOfSample } from "~/features/editor/canvas/adding/sample-content.ts";
import { blockOf } from "~/kinds/registry.ts";
import { sampleOf, samples } from "~/kinds/samples.ts";
import { layoutNameSchema } from "../layouts/schema.ts";
import type { Trade } from "./schema.ts";
import { siteLayout } from "./site-layout.ts";
import { tradeOf, tradeSample, tradeTexts } from "./trade-samples.ts";
import { businessKindOf } from "./trades.ts";

const facts = {
  name: { de: "Muster", fr: "Modèle" },
  town: { de: "Chur", fr: "Coire" },
  prices: { de: "[bitte ersetzen]", fr: "[à remplacer]" },
};
const settings = { blockOf, locales: ["de", "fr"], editorLocale: "de", contactPageId: null } as const;

describe.each(Object.keys(tradeTexts) as Trade[])("the samples of %s", (trade) => {
  const plain = (kind: string) => sampleOf(kind, "plain") ?? {};

  it.each(Object.keys(samples))("say everything of %s in fields that it has, with all facts filled in", (kind) => {
    const block = blockOf(kind);
    if (!block) throw new Error(`There is no kind ${kind}`);
    const sample = tradeSample(kind, plain(kind), tradeTexts[trade], facts);
    const content = contentOfSample(block, sample, { ...settings, pictureIds: ["picture"] });
    expect(Object.keys(content.fields ?? {}).sort()).toEqual(Object.keys(sample.fields ?? {}).sort());
    expect(content.cards?.map(({ fields }) => Object.keys(fields ?? {}).sort())).toEqual(
      sample.cards?.map(({ fields }) => Object.keys(fields ?? {}).sort()),
    );
    expect(JSON.stringify(content)).not.toMatch(/\{\w+\}/);
  });

  it("belong to the kind of business that its sites are", () => expect(tradeOf(businessKindOf[trade])).toBe(trade));

  it("keep the pictures and the button of plain ones, and nothing that is said of their cards", () => {
    const { cards, fields: ofBoard } = tradeSample("serviceBoard", plain("serviceBoard"), tradeTexts[trade], facts);
    expect(ofBoard).not.toHaveProperty("description");
    expect(cards?.map(({ fields }) => fields?.["image"]?.type)).toEqual(["picture", "picture", "picture"]);
    const { fields } = tradeSample("hero", plain("hero"), tradeTexts[trade], facts);
    expect([fields?.["image"]?.type, fields?.["button"]?.type]).toEqual(["picture", "button"]);
  });
});

/** What any site can add; the rest is for opticians alone. */
const plainKinds = Object.keys(samples).filter((kind) => sampleOf(kind, "plain") && !blockOf(kind)?.membersOnly);
const formal =
  /\b(Sie|Ihre?|Ihnen|Ihre[mnrs]|(?<!-)[Vv]ous|[Vv]otre|[Vv]os|[Dd]ites|(?!chez|[Rr]endez|assez)\p{L}{2,}ez)\b/u;

/** Words that a text says of itself or of the picture it lies on; what asks the business for words stands in brackets. */
const ofItself = /(?<!\p{L})(?:Bild(?:er)?|Film|Satz|Sätzen?|phrases?)(?!\p{L})/iu;

it.each(Object.keys(samples))(
  "says in %s what a business could keep, and nothing of its own words and pictures",
  (kind) => {
    const spoken = [sampleOf(kind, "optician"), sampleOf(kind, "plain")]
      .flatMap((sample) => [sample?.fields, ...(sample?.cards ?? []).map(({ fields }) => fields)])
      .flatMap((fields) => Object.values(fields ?? {}))
      .flatMap((field) => (field.type === "richText" ? [field.texts.de, field.texts.fr] : []))
      .map((words) => words.replaceAll(/\[[^\]]*\]/g, ""));
    expect(spoken.filter((words) => ofItself.test(words))).toEqual([]);
  },
);

/** A studio of yoga says "du": a section or page that it adds does not say "Sie" beside it. */
describe("a site of sports, whose words say du and tu", () => {
  it.each(plainKinds)("keeps to them in %s", (kind) => {
    const sample = tradeSample(kind, sampleOf(kind, "plain") ?? {}, tradeTexts.sports, facts);
    expect(JSON.stringify(sample)).not.toMatch(formal);
  });

  it.each(layoutNameSchema.options)("keeps to them on a new page with the layout %s", (name) => {
    const layout = siteLayout(name, { trade: { texts: tradeTexts.sports, facts }, branchIds: [] }, facts.name);
    expect(JSON.stringify(layout)).not.toMatch(formal);
  });
});

/** How a site without a trade speaks to people, nobody knows: what it begins with has words that suit both. */
describe("a site without a trade", () => {
  const familiar = /(?<!\p{L})(dich|dir|deine?[mnrs]?|tu|toi|ton|tes)(?!\p{L})|"de":"[^"]*\bdu\b/iu;

  it.each(layoutNameSchema.options)("is addressed neither formally nor as a friend on a new page like %s", (name) => {
    const words = JSON.stringify(siteLayout(name, { trade: null, branchIds: [] }, facts.name));
    expect(words).not.toMatch(formal);
    expect(words).not.toMatch(familiar);
  });

  it.each(plainKinds)("nor in a new section of %s", (kind) => {
    const words = JSON.stringify(sampleOf(kind, "plain"));
    expect(words).not.toMatch(formal);
    expect(words).not.toMatch(familiar);
  });
});
