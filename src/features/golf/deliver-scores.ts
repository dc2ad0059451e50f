import { DomainError } from "~/lib/errors.ts";
import { inSite } from "~/server/site-scope.ts";
import { refusalOf } from "./change-score.ts";
import type { GolfContext } from "./context.ts";
import { courseCardOf } from "./course-card-of.ts";
import { announceEvent } from "./feed/open-feeds.ts";
import { countEntries, requireRoomForEntries } from "./room-for-entries.ts";
import { excuseLate } from "./excuse-late.ts";
import { countWrite } from "./limits.ts";
import { asEvent } from "./read-game.ts";
import type { Delivered, Delivery } from "./schema.ts";
import { writeScore } from "./write-score.ts";

/** So many changes in one message cost what one write by itself does, about. */
const changesPerWrite = 10;

/**
 * Takes all that a phone has counted without a network, in one message and one transaction: each change once per `opId`,
 * as if it had come by itself, and each with its own answer, so that one that is refused holds up no other. Throws
 * `not-found` for a game that is not one of this site's, `too-many` beyond the limits.
 */
export async function deliverScores(ctx: GolfContext, { gameId, deviceId, by, cells }: Delivery): Promise<Delivered> {
  const siteId = ctx.site.id;
  const changes = cells.flatMap(({ playerId, pageId, changes }) =>
    changes.map((change) => ({ ...change, gameId, deviceId, by, playerId, pageId })),
  );
  countWrite(siteId, gameId, ctx.ip, Math.ceil(changes.length / changesPerWrite));
  await requireRoomForEntries(ctx);
  const course = await courseCardOf(siteId);
  const written = await inSite(siteId, () =>
    ctx.db.$transaction(async (tx) => {
      // Two tabs that deliver the same changes at once come after each other, and the second finds the first one's.
      const [game] = await tx.$queryRaw<unknown[]>`
      SELECT 1 AS held FROM "Game" WHERE id = ${gameId}::uuid AND "siteId" = ${siteId}::uuid FOR UPDATE`;
      if (!game) throw new DomainError("not-found", "no such game");
      const rows = [];
      for (const change of changes) {
        const row = await writeScore(tx, siteId, { ...change, course });
        rows.push({ change, row });
      }
      return rows;
    }),
  );
  countEntries(ctx, written.filter(({ row }) => row && !row.isReplay).length);
  const answers: Delivered["answers"] = [];
  for (const { change, row } of written) {
    const { opId } = change;
    if (row) {
      if (!row.isReplay) announceEvent(ctx, gameId, asEvent(row));
      answers.push({ opId, version: row.version, refusal: null });
    } else {
      const { code, details } = await refusalOf(ctx, change);
      const reason = details?.["reason"];
      answers.push({ opId, version: null, refusal: { code, reason: typeof reason === "string" ? reason : null } });
    }
  }
  await excuseLate(
    ctx,
    gameId,
    written.flatMap(({ change, row }) => (row ? change : [])),
  );
  return { answers };
}
