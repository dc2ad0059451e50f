import { fill } from "~/i18n/translate.ts";
import type { GolfTexts } from "../texts.ts";

type ParTexts = Pick<GolfTexts, "even" | "over" | "under">;

/** A result against par as it is spoken: "eins über Par". */
export function spokenPar(toPar: number, texts: ParTexts): string {
  if (toPar === 0) return texts.even;
  const count = Math.abs(toPar);
  return fill(toPar > 0 ? texts.over : texts.under, { count });
}

/** A player's score as it is spoken: "Amina: 3 Schläge". */
export function spokenScore(name: string, score: number, texts: GolfTexts): string {
  return fill(texts.score, { name, score });
}
