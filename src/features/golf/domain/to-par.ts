/** Strokes above or below par as a scorecard writes them: E for even, +1, −2. */
export function parFigure(toPar: number): string {
  if (toPar === 0) return "E";
  return toPar > 0 ? `+${toPar}` : `−${-toPar}`;
}

/**
 * How printed scorecards mark a result: a ring for one below par, two rings for more, a square for one above, two for
 * more. Null without a score, without a par, and for par itself.
 */
export function parMark(score: number, par: number | null): "rings" | "ring" | "square" | "squares" | null {
  if (par === null || score === 0 || score === par) return null;
  if (score < par) return score === par - 1 ? "ring" : "rings";
  return score === par + 1 ? "square" : "squares";
}
