import { button, picture, type Sample, type SampleCard, type SampleField } from "~/features/blocks/sample.ts";
import { keysOf } from "~/lib/keys-of.ts";
import { ownValue } from "~/lib/own-value.ts";
import type { SiteSettings } from "../schema.ts";
import { filledWords, type Facts } from "../layouts/filled.ts";
import type { Words } from "../layouts/layout.ts";
import type { Part } from "./composed.ts";
import { composedSection } from "./parts.ts";
import type { Trade } from "./schema.ts";
import type { TradeTexts } from "./trade-texts.ts";
import { businessKindOf, trades } from "./trades.ts";

type Fields = NonNullable<Sample["fields"]>;

/** What a section of a kind says on the first site of a trade. */
const parts: Readonly<Record<string, Part>> = {
  hero: "hero",
  richTextBlock: "intro",
  imageBoard: "offers",
  serviceBoard: "offers",
  textOnImage: "story",
  quote: "motto",
  stepFeedBoard: "steps",
  priceList: "prices",
  faq: "questions",
  cta: "closing",
};

/** What each trade says on its first site. */
export { trades as tradeTexts };

/** The trade that a business of this kind is in; undefined where there are no words for one. */
export function tradeOf(businessKind: SiteSettings["contact"]["businessKind"]): Trade | undefined {
  return keysOf(trades).find((trade) => businessKindOf[trade] === businessKind);
}

/** The trade of a site: what its business is said to be, or else an optician's where it is a member of theirs. */
export function tradeOfSite(site: {
  businessKind: SiteSettings["contact"]["businessKind"];
  isMember: boolean;
}): Trade | undefined {
  return site.businessKind === "automatic" && site.isMember ? "optics" : tradeOf(site.businessKind);
}

/** The first of these towns that there is, without its postal code; a gap to be filled in where there is none. */
export function townOf(...towns: (string | undefined)[]): Facts["town"] {
  const town = towns.map((each = "") => each.replace(/^[\d\s-]+/, "").trim()).find(Boolean);
  return { de: town ?? "[Ort]", fr: town ?? "[lieu]" };
}

/**
 * What a new section of a kind begins with in a trade: the plain sample, with the words of the trade's first site where
 * it has some for such a section. Facts are `name`, `town` and what stands beside example `prices`.
 */
export function tradeSample(kind: string, plain: Sample, texts: TradeTexts, facts: Facts): Sample {
  const part = ownValue(parts, kind);
  if (!part) return plain;
  const { fields, cards, cardParts, toContact } = composedSection(texts, { part }, "services");
  const { fields: own = {}, cards: plainCards = [] } = plain;
  const written: Fields = { ...own, ...(own["button"] && toContact && { button: button(toContact.de, toContact.fr) }) };
  if (!cards) return { ...plain, fields: inWords(written, fields, facts) };
  const shape: Fields = Object.fromEntries(plainCards.flatMap((card) => Object.entries(card.fields ?? {})));
  const tradeCards = cards.map((said, at): SampleCard => {
    const options = cardParts?.[at]?.options as SampleCard["options"];
    return {
      ...(options && { options }),
      fields: inWords(shape["image"] ? { image: picture } : {}, said, facts, shape),
    };
  });
  const { description: _ofPlainCards, ...unlessSaid } = written;
  return { ...plain, fields: inWords(unlessSaid, fields, facts, own), cards: tradeCards };
}

/** These fields with these words in them, each of the type that it has in `shape`. */
function inWords(fields: Fields, said: Readonly<Record<string, Words>>, facts: Facts, shape = fields): Fields {
  const worded = Object.entries(said).map(([name, words]): [string, SampleField] => {
    const type = shape[name]?.type === "richText" ? "richText" : "text";
    return [name, { type, texts: filledWords(words, facts) }];
  });
  return { ...fields, ...Object.fromEntries(worded) };
}
