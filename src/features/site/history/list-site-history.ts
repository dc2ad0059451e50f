import { z } from "zod";
import { readLog } from "~/features/document/read-log.ts";
import { patchesIn } from "~/features/document/record.ts";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import { siteHistoryEntries, takenBack } from "../domain/site-history.ts";
import { loadSite } from "../load-site.ts";
import { siteKind } from "../site-kind.ts";
import type { SiteHistory, SiteHistoryInput } from "./schema.ts";

/** So many changes are looked at for one answer. */
const most = 300;
/** So many things are named in an entry. */
const mostNames = 5;
const undoInput = z.object({ opIds: z.array(z.string()) });

/**
 * Who changed what of the site beside its pages' content, the newest first: settings, look, navigation, collections, and
 * which pages came and went. What the person who asks did themselves can be taken back by the operations named.
 */
export async function listSiteHistory(ctx: ServiceContext, { before, lang }: SiteHistoryInput): Promise<SiteHistory> {
  const { db, siteId, actor } = ctx;
  const site = await loadSite(db, siteId);
  if (!site) throw new DomainError("not-found", "no such site");
  const where = { siteId, documentId: siteId, ...(before !== undefined && { revision: { lt: before } }) };
  const { changes: rows, isCut: hasMore } = await readLog(db, where, { order: "desc", most });
  const changes = rows.map((row) => ({ ...row, patches: patchesIn(row) }));
  const entries = siteHistoryEntries(changes, site.document, lang);
  // The oldest one may go on beyond what was read; alone it stands as far as it is known.
  const rest = hasMore && entries.length > 1 ? entries.at(-1) : undefined;
  const gone = await takenBackSince(ctx, rows.at(-1)?.revision ?? 0);
  const commands = new Map(rows.map(({ opId, command }) => [opId, command]));
  const canUndo = (opId: string) =>
    !gone.has(opId) && ![...siteKind.withoutUndo, "history.undo"].includes(commands.get(opId) ?? "");
  return {
    entries: (rest ? entries.slice(0, -1) : entries).map(({ actorId, opIds, names, ...entry }) => ({
      ...entry,
      since: entry.since.toISOString(),
      at: entry.at.toISOString(),
      names: names.slice(0, mostNames),
      opIds: actorId === actor.userId ? opIds.filter(canUndo) : [],
      isTakenBack: opIds.every((opId) => gone.has(opId)),
    })),
    next: hasMore ? (rest ? rest.revision + 1 : (rows.at(-1)?.revision ?? null)) : null,
  };
}

async function takenBackSince({ db, siteId }: ServiceContext, revision: number): Promise<ReadonlySet<string>> {
  const undos = await db.change.findMany({
    where: { siteId, documentId: siteId, command: "history.undo", revision: { gte: revision } },
    orderBy: { revision: "asc" },
    select: { opId: true, input: true },
  });
  return takenBack(undos.map(({ opId, input }) => ({ opId, undone: undoInput.safeParse(input).data?.opIds ?? [] })));
}
