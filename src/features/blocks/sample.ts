/** What a new section begins with: words of the trade in both languages of the editor, and places for pictures. */
export interface Sample {
  options?: Readonly<Record<string, string | boolean | number>>;
  fields?: Readonly<Record<string, SampleField>>;
  /** The cards of a board, each of the board's own kind of card. */
  cards?: readonly SampleCard[];
  /** Each card is for one purpose alone, down to its options or price: one that is added later begins empty. */
  cardsOnce?: true;
  /** It begins with all branches of the site, with their addresses where the kind leaves that open. */
  showsBranches?: true;
  /** Fields that ask for hours: left out where a branch tells its own. */
  asksHours?: readonly string[];
  /** A game or a map, which is at work as soon as it is drawn: its preview is a drawing instead. */
  isAlive?: true;
}
export type SampleCard = Pick<Sample, "options" | "fields">;

/** The trade whose words a site's samples speak; `plain` ones suit any. */
export type Trade = "optician" | "plain";

/** What a new section begins with, by trade. Sections that only opticians can add have no plain one. */
export interface TradeSample {
  optician: Sample;
  plain?: Sample;
}

interface SampleTexts {
  de: string;
  fr: string;
}

export type SampleField =
  /** In rich text a blank line parts paragraphs. A button leads to the site's contact page, where it has one. */
  { type: "text" | "richText" | "button"; texts: SampleTexts } | { type: "picture" };

export const text = (de: string, fr = de): SampleField => ({ type: "text", texts: { de, fr } });
export const rich = (de: string, fr: string): SampleField => ({ type: "richText", texts: { de, fr } });
export const button = (de: string, fr: string): SampleField => ({ type: "button", texts: { de, fr } });
/** A picture of the site's own library. */
export const picture: SampleField = { type: "picture" };

/**
 * What stands beside prices that are examples. Whatever only the business knows (names, addresses, hours, dates, what
 * customers say) stands in square brackets, which the check before a publish finds.
 */
export const examplePrices: SampleTexts = {
  de: "[Beispielpreise: bitte ersetzen]",
  fr: "[prix d’exemple : à remplacer]",
};
