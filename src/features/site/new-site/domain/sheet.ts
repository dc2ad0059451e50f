/** A sheet to draw on, and the colours that stand out from its ground. */
export interface Sheet {
  random: () => number;
  /** What its site calls the picture, such as `offer-2`; empty where it is no site's. */
  name: string;
  /** Which of its site's pictures it is: neighbours are arranged differently. */
  nth: number;
  width: number;
  height: number;
  /** The part of it, from its upper edge, that its things stand in where words lie over the rest. */
  room?: { x: number; width: number; height: number };
  /** Whether nothing is drawn behind its things. */
  isCutOut?: boolean;
  ground: string;
  inks: string[];
}

/** What a trade's pictures are made of, as shapes of SVG. */
export type Motif = (sheet: Sheet) => string[];
