import { incompleteMark, type RankingRow } from "../../domain/ranking.ts";
import { fill } from "~/i18n/translate.ts";
import type { GolfTexts } from "../../texts.ts";

/** What the marks beside the totals mean, with the names of those who carry them. */
export function markHints(ranking: RankingRow[], texts: Pick<GolfTexts, "missingNamed" | "lateNamed">): string[] {
  const marked = (mark: "*" | "†") => ranking.filter((row) => incompleteMark(row) === mark);
  return [
    { rows: marked("*"), text: texts.missingNamed },
    { rows: marked("†"), text: texts.lateNamed },
  ].flatMap(({ rows, text }) =>
    rows.length > 0 ? fill(text, { names: rows.map((row) => row.playerName).join(", ") }) : [],
  );
}
