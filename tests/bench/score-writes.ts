import { randomUUID } from "node:crypto";
import { changeScore } from "~/features/golf/change-score.ts";
import { openLiveBus } from "~/server/live/live-bus.ts";
import { inSite } from "~/server/site-scope.ts";
import type { Figure } from "./figures.ts";
import { atLeast } from "./goals.ts";
import { createBenchGame, type LiveDatabase } from "./live-database.ts";

const rounds = 3;
const spanMs = 2_000;

/**
 * Score writes a second through the statement that `score.adjust` runs, beside one bare delta statement on the same
 * PostgreSQL: by turns, so that both see the same machine.
 */
export async function scoreWrites(database: LiveDatabase): Promise<Figure[]> {
  const { db } = database;
  const { siteId, pageIds } = database.course;
  const ctx = { db, bus: openLiveBus(null), site: { id: siteId }, ip: "bench" };
  const pageId = pageIds[0] ?? "";
  const cells = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { gameId, playerIds } = await createBenchGame(database);
      const playerId = playerIds[0] ?? "";
      await db.hole.create({ data: { siteId, gameId, playerId, pageId, score: 0 } });
      return { gameId, playerId };
    }),
  );
  let [ours, bare] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    ours += await count(cells, (cell) => changeScore(ctx, { ...cell, pageId, delta: 1, opId: randomUUID() }));
    bare += await count(cells, ({ gameId, playerId }) =>
      inSite(
        siteId,
        () => db.$executeRaw`
        UPDATE "Hole" SET score = least(20, greatest(0, score + 1)) WHERE "siteId" = ${siteId}::uuid
          AND "gameId" = ${gameId}::uuid AND "pageId" = ${pageId}::uuid AND "playerId" = ${playerId}::uuid`,
      ),
    );
  }
  const perSecond = (total: number) => Math.round((total * 1000) / (rounds * spanMs));
  return [
    {
      name: "score writes/s, 8 games at a time",
      value: `${perSecond(ours)}, ${(ours / bare).toFixed(2)} of the bare statement`,
      beside: `one bare delta statement: ${perSecond(bare)}`,
      goals: [atLeast(0.33, ours / bare, { what: "share" })],
    },
  ];
}

async function count<Cell>(cells: Cell[], write: (cell: Cell) => Promise<unknown>): Promise<number> {
  const until = performance.now() + spanMs;
  let written = 0;
  const work = async (cell: Cell) => {
    while (performance.now() < until) {
      await write(cell);
      written += 1;
    }
  };
  await Promise.all(cells.map(work));
  return written;
}
