import type { Json } from "~/lib/json.ts";

/** Sample words in the languages that there are samples in; in a site's other languages the text is still to be written. */
export interface Words {
  de: string;
  fr: string;
}

/** A section of a layout. In formatted texts an empty line begins a new paragraph, and `## ` a heading. */
export interface LayoutSection {
  kind: string;
  fields: Readonly<Record<string, Words>>;
  options?: Readonly<Record<string, Json>>;
  /** The cards of a board, in order. */
  cards?: readonly Readonly<Record<string, Words>>[];
  /** What its cards have beside their words, in the same order. */
  cardParts?: readonly LayoutCardParts[];
  /** The name of the picture in it, where the site has pictures of its own. */
  image?: string;
  /** Buttons by their field that lead to another page of the plan, by its key. */
  links?: Readonly<Record<string, { words: Words; to: string }>>;
  /** What a button says that leads to the site's contact page; without such a page there is no button. */
  toContact?: Words;
}

export interface LayoutCardParts {
  image?: string;
  options?: Readonly<Record<string, Json>>;
}

/** What a new page can begin with: sections with sample words of a small business, to be written over. */
export type Layout = readonly LayoutSection[];
