import { fill, type GolfTexts } from "../texts.ts";

type ParTexts = Pick<GolfTexts, "even" | "overOne" | "over" | "underOne" | "under">;

/** A result against par as it is spoken: "eins über Par". */
export function spokenPar(toPar: number, texts: ParTexts): string {
  if (toPar === 0) return texts.even;
  const count = Math.abs(toPar);
  if (count === 1) return toPar > 0 ? texts.overOne : texts.underOne;
  return fill(toPar > 0 ? texts.over : texts.under, { count });
}

/** A player's score as it is spoken: "Amina: 3 Schläge". */
export function spokenScore(name: string, score: number, texts: GolfTexts): string {
  return fill(score === 1 ? texts.scoreOne : texts.score, { name, score });
}
