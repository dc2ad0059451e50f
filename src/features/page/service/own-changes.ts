import { readLog, type ReadChange } from "~/features/document/read-log.ts";
import { patchesIn } from "~/features/document/record.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { OwnChange } from "../domain/undo-history.ts";
import { requireOwnPage } from "../own-page.ts";
import { pageKind } from "../page-kind.ts";

/** As far back as a person can undo after coming back; not as far where the changes are heavy. */
const most = 100;

/**
 * The actor's own latest changes to the page that can be taken back, oldest first. Nothing before a return to the
 * published page, which discarded it. Throws `not-found` when the site has no such page.
 */
export async function ownChanges(ctx: ServiceContext, { pageId }: { pageId: string }): Promise<OwnChange[]> {
  const { siteId } = ctx;
  await requireOwnPage(ctx, pageId);
  const where = { siteId, document: "page", documentId: pageId, actorId: ctx.actor.userId };
  const { changes: rows } = await readLog(ctx.db, where, { order: "desc", most });
  const undone = await undoneBy(ctx, rows);
  const since = rows.findIndex(({ command }) => command === "page.revert");
  return rows
    .slice(0, since === -1 ? undefined : since)
    .filter(({ command }) => !pageKind.withoutUndo.includes(command))
    .map((row) => ({
      opId: row.opId,
      command: row.command,
      tookBack: undone.get(row.id) ?? null,
      patches: patchesIn(row),
      at: row.createdAt.getTime(),
    }))
    .reverse();
}

/** Which operations were taken back, by the ids of the undos among these changes. */
async function undoneBy({ db, siteId }: ServiceContext, rows: readonly ReadChange[]): Promise<Map<string, string[]>> {
  const ids = rows.flatMap(({ id, command }) => (command === "history.undo" ? [id] : []));
  if (ids.length === 0) return new Map();
  const undos = await db.change.findMany({ where: { siteId, id: { in: ids } }, select: { id: true, input: true } });
  return new Map(undos.map(({ id, input }) => [id, opIdsIn(input)]));
}

function opIdsIn(input: unknown): string[] {
  const { opIds } = (input ?? {}) as { opIds?: unknown };
  return Array.isArray(opIds) ? opIds.filter((opId) => typeof opId === "string") : [];
}
