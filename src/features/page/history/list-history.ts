import { readLog } from "~/features/document/read-log.ts";
import { patchesIn } from "~/features/document/record.ts";
import type { ServiceContext } from "~/server/context.ts";
import { historyEntries, type LoggedChange } from "../domain/history/entries.ts";
import { requireOwnPage } from "../own-page.ts";
import { groupSchema } from "../schema.ts";
import type { History } from "./schema.ts";

/** So many changes are looked at for one answer. */
const most = 300;
/** So many kinds of sections are named in an entry. */
const mostKinds = 3;

/**
 * Who changed what on the page, the newest first: stretches of work and publishes, each a version that can be looked at
 * and led back to. Throws `not-found` when the site has no such page.
 */
export async function listHistory(
  ctx: ServiceContext,
  { pageId, before }: { pageId: string; before?: number | undefined },
): Promise<History> {
  const { db, siteId } = ctx;
  await requireOwnPage(ctx, pageId);
  const where = {
    siteId,
    document: "page",
    documentId: pageId,
    ...(before !== undefined && { revision: { lt: before } }),
  };
  const { changes: rows, isCut: hasMore } = await readLog(db, where, { order: "desc", most });
  const changes = rows.map((row) => ({ ...row, patches: patchesIn(row) }));
  const entries = historyEntries(changes);
  // The oldest one may go on beyond what was read; alone it stands as far as it is known.
  const whole = hasMore && entries.length > 1 ? entries.slice(0, -1) : entries;
  const rest = hasMore && entries.length > 1 ? entries.at(-1) : null;
  const versions = await versionsOf(ctx, pageId);
  const kinds = await kindsOf(ctx, pageId, changes);
  return {
    entries: whole.map(({ groupIds, since, at, actorId: _, ...entry }) => ({
      ...entry,
      since: since.toISOString(),
      at: at.toISOString(),
      kinds: [...new Set(groupIds.flatMap((id) => kinds.get(id) ?? []))].slice(0, mostKinds),
      publishedNumber: versions.numbers.get(entry.revision) ?? null,
      isShown: entry.revision === versions.shown,
    })),
    next: hasMore ? (rest ? rest.revision + 1 : (changes.at(-1)?.revision ?? null)) : null,
  };
}

/** The page's published versions by the revision that made each, and which one visitors see. */
async function versionsOf({ db, siteId }: ServiceContext, pageId: string) {
  const rows = await db.pageVersion.findMany({
    where: { siteId, pageId },
    select: { id: true, revision: true, number: true, publishedBy: { select: { id: true } } },
  });
  const shown = rows.find(({ publishedBy }) => publishedBy)?.revision ?? null;
  return { numbers: new Map(rows.map(({ revision, number }) => [revision, number])), shown };
}

/** The kind of the section around each group that the changes are about, be it long gone: a card counts as its section. */
async function kindsOf({ db, siteId }: ServiceContext, pageId: string, changes: readonly LoggedChange[]) {
  const rows = await db.group.findMany({ where: { siteId, pageId }, select: { id: true, kind: true, parentId: true } });
  const groups = new Map(rows.map((row) => [row.id, row]));
  for (const { path, before, after } of changes.flatMap(({ patches }) => patches)) {
    const group = path[0] === "groups" && path.length === 2 ? groupSchema.safeParse(after ?? before).data : undefined;
    if (group) groups.set(group.id, group);
  }
  return new Map([...groups.values()].map(({ id, kind, parentId }) => [id, groups.get(parentId ?? id)?.kind ?? kind]));
}
