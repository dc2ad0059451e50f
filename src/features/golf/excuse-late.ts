import { randomUUID } from "node:crypto";
import { DomainError } from "~/lib/errors.ts";
import { appendEvent } from "./append-event.ts";
import type { GolfContext } from "./context.ts";
import { freshMs } from "./write-score.ts";

interface LateStroke {
  pageId: string;
  ageMs?: number;
}

/**
 * Notes the holes of strokes that had waited on their phone for everybody who joined in the meantime: they were played
 * before, so nobody waits for these players there, unless they have scores on them.
 */
export async function excuseLate(ctx: GolfContext, gameId: string, strokes: LateStroke[]): Promise<void> {
  // While the others come as they are made, nobody can have joined unnoticed.
  const late = strokes.filter(({ ageMs = 0 }) => ageMs > freshMs);
  if (late.length === 0) return;
  const key = { siteId: ctx.site.id, gameId };
  const madeAt = ({ ageMs = 0 }: LateStroke) => Date.now() - ageMs;
  const joined = await ctx.db.player.findMany({
    where: { ...key, removedAt: null, createdAt: { gt: new Date(Math.min(...late.map(madeAt))) } },
    include: { holes: { where: { score: { gt: 0 } }, select: { pageId: true } } },
  });
  for (const { id: playerId, createdAt, earlierPageIds, holes } of joined) {
    const before = late.filter((stroke) => madeAt(stroke) < createdAt.getTime()).map(({ pageId }) => pageId);
    const known = new Set([...earlierPageIds, ...holes.map((hole) => hole.pageId)]);
    const pageIds = [...new Set(before)].filter((pageId) => !known.has(pageId));
    if (pageIds.length === 0) continue;
    await appendEvent(ctx, { gameId, opId: randomUUID() }, async (tx) => {
      const where = { ...key, id: playerId };
      await tx.player.updateMany({ where, data: { earlierPageIds: { push: pageIds } } });
      return { type: "player.excused", playerId, pageIds };
    }).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error; // the round was locked this very moment: the strokes count all the same
    });
  }
}
