import { gameDate } from "../../domain/game-name.ts";
import { markHints } from "../ranking/mark-hints.ts";
import { incompleteMark, rankPlayers, winnerOf } from "../../domain/ranking.ts";
import type { CourseCard } from "../../domain/course-card.ts";
import type { HoleScore, Player } from "../../schema.ts";
import { fill } from "~/i18n/translate.ts";
import type { GolfTexts } from "../../texts.ts";

export interface ResultCard {
  siteName: string;
  headline: string;
  date: string;
  rows: ResultRow[];
  /** What the asterisks mean, in the words of the table. */
  hints: string[];
  /** The winner's card, hole by hole. */
  card: { title: string; holes: { number: number; score: number; par: number | null }[] };
  /** What the picture shows, in words. */
  alt: string;
}

interface ResultRow {
  /** Null without a score. */
  place: number | null;
  name: string;
  total: number;
  toPar: number | null;
  isComplete: boolean;
  /** Stands beside an incomplete total; `hints` says what it means. */
  mark: string | null;
  isWinner: boolean;
}

interface Round {
  players: Player[];
  holes: HoleScore[];
  createdAt: string;
}

/** What the picture of a finished round shows; null before anybody has a score. */
export function resultCard(
  round: Round,
  course: CourseCard,
  { texts, locale, siteName }: { texts: GolfTexts; locale: string; siteName: string },
): ResultCard | null {
  const ranking = rankPlayers(round.players, round.holes, course);
  const winner = winnerOf(ranking, round.holes, course);
  if (!winner) return null;
  const name = winner.playerName;
  const date = gameDate(round.createdAt, locale);
  const rows = ranking.map((row) => ({
    place: row.place,
    name: row.playerName,
    total: row.total,
    toPar: row.toPar,
    isComplete: row.isComplete,
    mark: incompleteMark(row),
    isWinner: row.playerId === winner.playerId,
  }));
  const scoreOn = (pageId: string) =>
    round.holes.find((hole) => hole.pageId === pageId && hole.playerId === winner.playerId)?.score ?? 0;
  return {
    siteName,
    headline: fill(ranking.length === 1 ? texts.resultSolo : texts.resultWins, { name }),
    date,
    rows,
    hints: markHints(ranking, texts),
    card: {
      title: fill(texts.resultHoles, { name }),
      holes: course.map(({ pageId, par }, index) => ({ number: index + 1, score: scoreOn(pageId), par })),
    },
    alt: fill(texts.resultAlt, { date, rows: rows.map((row) => inWords(row, texts)).join("; ") }),
  };
}

function inWords({ place, name, total, isComplete }: ResultRow, texts: GolfTexts): string {
  if (place === null) return `${name}, ${texts.noScores}`;
  const words = fill(texts.resultAltRow, { place, name, total });
  return isComplete ? words : `${words}, ${texts.incomplete}`;
}
