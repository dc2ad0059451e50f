import type { HoleScore, Player } from "../schema.ts";

/** What a screen knew of a round at one moment. */
export interface RoundMoment {
  players: Player[];
  holes: HoleScore[];
  isLocked: boolean;
  isOffline: boolean;
  /** Where strokes of this phone and of another one were added up. */
  addedUp: { playerId: string; pageId: string }[];
}

/** What happened between two moments, one entry for each score however often it changed. */
export type RoundNews =
  | { type: "score"; playerId: string; playerName: string; pageId: string; score: number; isAddedUp: boolean }
  | { type: "joined" | "left"; playerName: string }
  | { type: "locked" | "reopened" | "offline" | "online" };

/** What is worth saying aloud about the way from one moment to another; scores of who came or left are not. */
export function newsBetween(before: RoundMoment, after: RoundMoment): RoundNews[] {
  const news: RoundNews[] = [];
  const knew = new Set(before.players.map((player) => player.id));
  const knows = new Set(after.players.map((player) => player.id));
  for (const { id, playerName } of after.players) if (!knew.has(id)) news.push({ type: "joined", playerName });
  for (const { id, playerName } of before.players) if (!knows.has(id)) news.push({ type: "left", playerName });
  const scoreBefore = new Map(before.holes.map((hole) => [cell(hole), hole.score]));
  for (const hole of after.holes) {
    const player = after.players.find(({ id }) => id === hole.playerId);
    if (!player || !knew.has(player.id) || (scoreBefore.get(cell(hole)) ?? 0) === hole.score) continue;
    const isAddedUp = after.addedUp.some((one) => one.playerId === hole.playerId && one.pageId === hole.pageId);
    news.push({ type: "score", ...hole, playerName: player.playerName, isAddedUp });
  }
  if (before.isLocked !== after.isLocked) news.push({ type: after.isLocked ? "locked" : "reopened" });
  if (before.isOffline !== after.isOffline) news.push({ type: after.isOffline ? "offline" : "online" });
  return news;
}

const cell = (hole: HoleScore) => `${hole.pageId}/${hole.playerId}`;
