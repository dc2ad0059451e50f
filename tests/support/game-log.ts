import { adjustedScore } from "~/features/golf/domain/score.ts";
import { asEvent, readGameState } from "~/features/golf/read-game.ts";
import type { GameState } from "~/features/golf/schema.ts";
import type { RootDb } from "~/server/db.ts";

interface Audit {
  lost: number;
  doubled: number;
  /** Versions that are missing in the log, or there twice. */
  gaps: number;
  /** Entries whose score is not what the log up to them gives. */
  wrong: number;
  /** Cells whose stored score is not what the whole log gives. */
  differing: number;
  state: GameState;
}

/** Replays a game's log: is every one of these taps in it exactly once, and does the table hold what the log says? */
export async function auditGame(
  db: RootDb,
  { siteId, gameId, opIds }: { siteId: string; gameId: string; opIds: string[] },
): Promise<Audit> {
  const rows = await db.gameEvent.findMany({ where: { siteId, gameId }, orderBy: { version: "asc" } });
  const taps = rows.map(asEvent).flatMap((event) => (event.type === "score.changed" ? [event] : []));
  const logged = new Set(taps.map((event) => event.opId));
  const scores = new Map<string, number>();
  let wrong = 0;
  for (const { pageId, playerId, delta, score } of taps) {
    const cell = `${pageId} ${playerId}`;
    scores.set(cell, adjustedScore(scores.get(cell) ?? 0, delta ?? 0));
    if (score !== scores.get(cell)) wrong += 1;
  }
  const state = await readGameState(db, { siteId, gameId });
  const cells = new Map(state.holes.map((hole) => [`${hole.pageId} ${hole.playerId}`, hole.score]));
  const all = [...new Set([...scores.keys(), ...cells.keys()])];
  return {
    lost: opIds.filter((opId) => !logged.has(opId)).length,
    doubled: taps.length - logged.size,
    gaps: rows.filter((row, index) => row.version !== index + 1).length,
    wrong,
    differing: all.filter((cell) => scores.get(cell) !== cells.get(cell)).length,
    state,
  };
}
