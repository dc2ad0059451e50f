import { z } from "zod";
import type { Step } from "~/features/document/commands.ts";
import type { DocumentKind, Held, ProposedChange } from "~/features/document/kind.ts";
import { readLog } from "~/features/document/read-log.ts";
import { patchesIn } from "~/features/document/record.ts";
import type { Patch } from "~/features/document/schema.ts";
import { withSearchOfArchived } from "~/features/page/search/refresh-archived.ts";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import { recordAudit } from "~/server/audit.ts";
import { dataTopic } from "~/server/data-heads.ts";
import type { Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { runSiteCommand } from "./commands/run.ts";
import { isNightDerived } from "./commands/theme-save.ts";
import type { SiteDocument } from "./document-schema.ts";
import { siteShape } from "./domain/site-shape.ts";
import { refreshHosts } from "./hosts.ts";
import { loadSite } from "./load-site.ts";
import { pagesIn, savePages } from "./pages/save-pages.ts";
import { isForAdmins, requireAllowedSettings } from "./policy.ts";
import { mediaIn, saveMedia } from "./save-media.ts";
import { saveSiteDifference } from "./save-site.ts";

/** A site as a document: edited by the commands of `commands/registry.ts`, live at once. */
export const siteKind: DocumentKind<SiteDocument> = {
  name: "site",
  shape: siteShape,
  run: runSiteCommand,
  withLocked: withLockedSite,
  save: async (tx, ctx, document, patches) => {
    await savePages(tx, ctx, document, patches);
    const save = () => saveSiteDifference(tx, ctx.siteId, document, patches);
    await (patches.some(({ path }) => path[0] === "collections") ? withSearchOfArchived(tx, ctx.siteId, save) : save());
    await saveMedia(tx, ctx.siteId, document, patches);
  },
  setRevision: async (tx, siteId, _documentId, revision) => {
    await tx.site.update({ where: { id: siteId }, data: { revision }, select: { id: true } });
  },
  check,
  withoutConflict: [],
  replacing: (document, operation, patches) => {
    const isDerived = isNightDerived(document, operation);
    // What is said of a medium is a few words that everybody sees whole: the later ones count.
    return patches.filter(
      ({ path }) => path[0] !== "media" && !(isDerived && path[0] === "theme" && path[1] === "dark"),
    );
  },
  alsoWakes: (siteId, patches) => [
    ...pagesIn(patches).map((id) => `page:${id}`),
    ...(patches.some(isOfEveryPage) ? [dataTopic(siteId)] : []),
  ],
  // The first address in a language that was added is asked for at once.
  afterwards: (patches) => (patches.some(({ path }) => path[0] === "locales") ? refreshHosts() : Promise.resolve()),
  withoutUndo: ["page.deleteForGood", "page.texts"],
};

/**
 * The same, with these pages held as well, and with what is said of these media. A page is locked before its site, by
 * everybody who needs both.
 */
export function siteKindWith({ pageIds = [], mediaIds = [] }: Partial<HeldParts>): DocumentKind<SiteDocument> {
  if (pageIds.length === 0 && mediaIds.length === 0) return siteKind;
  return {
    ...siteKind,
    withLocked: ({ db, siteId }, documentId, work) =>
      inSite(siteId, () =>
        db.$transaction(async (tx) => {
          await tx.$queryRaw`
            SELECT FROM "Page" WHERE "siteId" = ${siteId}::uuid AND "id" = ANY (${[...pageIds]}::uuid[])
            ORDER BY "id" FOR NO KEY UPDATE`;
          return await lockedSite(tx, { siteId, documentId, mediaIds }, work);
        }),
      ),
  };
}

/** What an operation is about that a site's document does not hold by itself. */
export interface HeldParts {
  pageIds: readonly string[];
  mediaIds: readonly string[];
}

/** The pages and media that an operation changes: the one that it names, or those of what it takes back. */
export async function partsToHold(
  { db, siteId }: ServiceContext,
  { command, input }: Step,
): Promise<Partial<HeldParts>> {
  const { pageId, id, opIds, trash } = (input ?? {}) as Partial<Record<"pageId" | "id" | "opIds" | "trash", unknown>>;
  if (command.startsWith("page.") && isId(pageId)) return { pageIds: [pageId] };
  if (command === "collection.remove" && Array.isArray(trash)) return { pageIds: trash.filter(isId).slice(0, 500) };
  if (command.startsWith("media.") && isId(id)) return { mediaIds: [id.toLowerCase()] };
  if (command !== "history.undo" || !Array.isArray(opIds)) return {};
  const ids = opIds.filter(isId).slice(0, 500);
  const where = { siteId, documentId: siteId, opId: { in: ids } };
  const { changes } = await readLog(db, where, { order: "desc", most: ids.length });
  const patches = changes.flatMap(patchesIn);
  return { pageIds: pagesIn(patches), mediaIds: mediaIn(patches) };
}

const isId = (value: unknown): value is string => z.uuid().safeParse(value).success;

async function withLockedSite<Result>(
  { db, siteId }: Pick<ServiceContext, "db" | "siteId">,
  documentId: string,
  work: (tx: Db, held: Held<SiteDocument>) => Promise<Result>,
): Promise<Result> {
  return await inSite(siteId, () => db.$transaction((tx) => lockedSite(tx, { siteId, documentId }, work)));
}

async function lockedSite<Result>(
  tx: Db,
  { siteId, documentId, mediaIds }: { siteId: string; documentId: string; mediaIds?: readonly string[] },
  work: (tx: Db, held: Held<SiteDocument>) => Promise<Result>,
): Promise<Result> {
  if (documentId !== siteId) throw new DomainError("not-found", "no such site");
  // Not the strongest lock: rows that only refer to the site can be written meanwhile.
  await tx.$queryRaw`SELECT FROM "Site" WHERE "id" = ${siteId}::uuid FOR NO KEY UPDATE`;
  const held = await loadSite(tx, siteId, mediaIds);
  if (!held) throw new DomainError("not-found", "no such site");
  return await work(tx, held);
}

/** Tracking is set by admins only, also by way of an undo, and written into the site's log; a group or medium that is newly named must be one of the site's own, and a logo or icon a picture. */
async function check(tx: Db, { siteId, actor }: ServiceContext, { command, patches }: ProposedChange): Promise<void> {
  requireAllowedSettings(patches, actor);
  await requireKnownZones(tx, patches);
  const tracking = patches.filter(({ path }) => isForAdmins(path));
  if (tracking.length > 0) {
    const subject = tracking
      .map(({ path, after }) => `${path.slice(1).join(".")} = ${JSON.stringify(after)}`)
      .join(", ");
    await recordAudit(tx, { siteId, kind: "trackingChanged", actor, subject: subject.slice(0, 1_000) });
  }
  await requireMedia(tx, { siteId, ids: mediaIn(patches) });
  // What is taken back is as it was, also where the picture is gone meanwhile.
  if (command === "settings.save") await requireMedia(tx, { siteId, ids: picturesIn(patches), mediaType: "image" });
  const ids = new Set(patches.flatMap(({ path, after }) => (path[2] === "items" ? groupIdIn(after) : [])));
  if (ids.size === 0) return;
  const found = await tx.group.count({ where: { siteId, id: { in: [...ids] }, status: { not: "deleted" } } });
  if (found < ids.size)
    throw new DomainError("not-found", "The site has no such group", { refusal: "group-not-found" });
}

const isOfEveryPage = ({ path: [root] }: Patch): boolean => root === "locales" || root === "timeZone";

/** Visits are counted by days of the site, in the database. */
async function requireKnownZones(tx: Db, patches: readonly Patch[]): Promise<void> {
  for (const { path, after } of patches) {
    if (path[0] !== "timeZone") continue;
    const known = await tx.$queryRaw<unknown[]>`SELECT FROM pg_timezone_names WHERE name = ${after} LIMIT 1`;
    if (known.length === 0)
      throw new DomainError("invalid", "There is no such time zone", { refusal: "time-zone-unknown" });
  }
}

async function requireMedia(
  tx: Db,
  { siteId, ids, ...kind }: { siteId: string; ids: string[]; mediaType?: "image" },
): Promise<void> {
  const isThere = { state: { not: "former" as const }, ...kind };
  const found = ids.length === 0 ? 0 : await tx.media.count({ where: { siteId, id: { in: ids }, ...isThere } });
  if (found === ids.length) return;
  throw new DomainError("not-found", "The site has no such medium", { refusal: "media-not-found" });
}

/** The pictures that settings newly name: logos and the icon. */
function picturesIn(patches: readonly Patch[]): string[] {
  const ids = patches.flatMap(({ path, after }) =>
    path[0] === "settings" && path.at(-1)?.endsWith("MediaId") && typeof after === "string"
      ? [after.toLowerCase()]
      : [],
  );
  return [...new Set(ids)];
}

function groupIdIn(item: unknown): string[] {
  const { groupId } = (item ?? {}) as { groupId?: unknown };
  return typeof groupId === "string" ? [groupId] : [];
}
