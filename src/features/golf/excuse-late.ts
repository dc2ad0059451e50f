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
 * before, so nobody waits for these players there, unless they have scores on them. A phone that sends again is heard
 * again: the process may have ended between the stroke and its note. What is noted already stays as it is.
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
      const player = await tx.player.findFirst({ where, select: { earlierPageIds: true } });
      const unknown = pageIds.filter((pageId) => !player?.earlierPageIds.includes(pageId));
      if (unknown.length === 0) throw new DomainError("stale", "noted by another call this very moment");
      await tx.player.updateMany({ where, data: { earlierPageIds: { push: unknown } } });
      return { type: "player.excused", playerId, pageIds: unknown };
    }).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error; // noted or locked this very moment: the strokes count all the same
    });
  }
}
