import type { Words } from "../layouts/layout.ts";

/** A title with a sentence or two. */
export interface Point {
  title: Words;
  description: Words;
}

export interface Price {
  title: Words;
  /** In francs. */
  cost: string;
  duration?: Words;
  isFrom?: true;
}

/**
 * What a trade says on its first site. `{name}` and `{town}` stand for the business; the words are samples, and people
 * write over them.
 */
export interface TradeTexts {
  hero: { kicker: Words } & Point;
  offers: { title: Words; cards: readonly [Point, Point, Point] };
  story: Point;
  /** One sentence that may stand alone, in large letters. */
  motto: Words;
  services: {
    /** The page's name in the navigation. */
    name: Words;
    title: Words;
    text: Words;
    pricesTitle: Words;
    prices: readonly Price[];
    stepsTitle: Words;
    steps: readonly [Point, Point, Point];
  };
  about: { title: Words; text: Words; valuesTitle: Words; values: readonly [Point, Point, Point] };
  questions: readonly { question: Words; answer: Words }[];
  closing: Point;
  /** What search engines show below a page's name. */
  search: { home: Words; services: Words; about: Words };
}

export const words = (de: string, fr: string): Words => ({ de, fr });
export const point = (title: Words, description: Words): Point => ({ title, description });
export const price = (title: Words, cost: string, more: Omit<Price, "title" | "cost"> = {}): Price => ({
  title,
  cost,
  ...more,
});
export const question = (asked: Words, answer: Words) => ({ question: asked, answer });
