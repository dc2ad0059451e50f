import { gameDate } from "../../domain/game-name.ts";
import { rankPlayers, winnerOf } from "../../domain/ranking.ts";
import type { CourseCard } from "../../domain/course-card.ts";
import type { HoleScore, Player } from "../../schema.ts";
import { fill, type GolfTexts } from "../../texts.ts";

export interface ResultCard {
  siteName: string;
  headline: string;
  date: string;
  rows: { place: number; name: string; total: number; toPar: number | null; isWinner: boolean }[];
  /** The winner's card, hole by hole. */
  card: { title: string; holes: { number: number; score: number; par: number | null }[] };
  /** What the picture shows, in words. */
  alt: string;
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
    place: row.place ?? ranking.length,
    name: row.playerName,
    total: row.total,
    toPar: row.toPar,
    isWinner: row.playerId === winner.playerId,
  }));
  const scoreOn = (pageId: string) =>
    round.holes.find((hole) => hole.pageId === pageId && hole.playerId === winner.playerId)?.score ?? 0;
  return {
    siteName,
    headline: fill(ranking.length === 1 ? texts.resultSolo : texts.resultWins, { name }),
    date,
    rows,
    card: {
      title: fill(texts.resultHoles, { name }),
      holes: course.map(({ pageId, par }, index) => ({ number: index + 1, score: scoreOn(pageId), par })),
    },
    alt: fill(texts.resultAlt, {
      date,
      rows: rows
        .map((row) => fill(texts.resultAltRow, { place: row.place, name: row.name, total: row.total }))
        .join("; "),
    }),
  };
}
