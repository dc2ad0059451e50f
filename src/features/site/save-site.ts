import type { DataKey } from "~/features/blocks/data-key.ts";
import type { Patch } from "~/features/document/schema.ts";
import { fillSearchJob } from "~/features/page/search/fill-search.ts";
import { DomainError } from "~/lib/errors.ts";
import { deriveId } from "~/lib/ids.ts";
import { ownValue } from "~/lib/own-value.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import { raiseDataHead } from "~/server/data-heads.ts";
import type { Db } from "~/server/db.ts";
import { isUniqueViolation } from "~/server/database/unique-violation.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import type { SiteDocument } from "./document-schema.ts";
import { redrawExamplesJob } from "./new-site/redraw-examples.ts";

/**
 * Writes what differs: `document` is the site after the patches. Only touched rows are written or deleted, every
 * statement names the site. What is deleted goes first, then what others refer to. Throws `not-found` when an id
 * belongs to another site.
 */
export async function saveSiteDifference(
  db: Db,
  siteId: EditableSiteId,
  document: SiteDocument,
  patches: readonly Patch[],
): Promise<void> {
  const { navigation, collections } = document;
  const containers = touched(patches, ["navigation", "containers"], navigation.containers);
  const entries = touched(patches, ["navigation", "entries"], navigation.entries);
  const shelves = touched(patches, ["collections"], collections);
  const items = touchedItems(patches, collections);

  await db.navigationItem.deleteMany({ where: { siteId, id: { in: entries.gone } } });
  await db.navigationContainer.deleteMany({ where: { siteId, id: { in: containers.gone } } });
  await db.collectionItem.deleteMany({ where: { siteId, id: { in: items.gone } } });
  await db.collection.deleteMany({ where: { siteId, id: { in: shelves.gone } } });

  await own(async () => {
    for (const [id, data] of containers.present) {
      await db.navigationContainer.upsert({ where: { id, siteId }, create: { ...data, id, siteId }, update: data });
    }
    for (const [id, data] of entries.present) {
      await db.navigationItem.upsert({ where: { id, siteId }, create: { ...data, id, siteId }, update: data });
    }
    for (const [id, { items: _, ...data }] of shelves.present) {
      await db.collection.upsert({ where: { id, siteId }, create: { ...data, id, siteId }, update: data });
    }
    for (const [id, data] of items.present) {
      await db.collectionItem.upsert({ where: { id, siteId }, create: { ...data, id, siteId }, update: data });
    }
  });
  for (const name of ["name", "timeZone", "locales", "settings", "theme"] as const) {
    if (!patches.some(({ path }) => path[0] === name)) continue;
    await db.site.update({ where: { id: siteId }, data: { [name]: document[name] }, select: { id: true } });
  }
  await askForExamples(db, siteId, patches);
  const isChanged = (name: string) => patches.some(({ path }) => path[0] === name);
  if (isChanged("locales")) await enqueue(db, fillSearchJob, {}); // of what is published in a new one already
  if (isChanged("timeZone")) for (const key of dated) await raiseDataHead(db, siteId, key);
}

/** What shows days of the site. */
const dated: readonly DataKey[] = ["jobs", "items"];

/** So long other colours are waited for, one after the other, before the example pictures follow. */
const restMs = 5_000;

/** Example pictures follow the colours of the look; a site that says its trade gets some, once. */
async function askForExamples(db: Db, siteId: string, patches: readonly Patch[]): Promise<void> {
  const isRecoloured = patches.some(({ path: [root, part] }) => root === "theme" && (part ?? "palette") === "palette");
  const isOfTrade = patches.some(({ path: [root, , key] }) => root === "settings" && key === "businessKind");
  const after = new Date(Date.now() + restMs);
  if (isRecoloured) await enqueue(db, redrawExamplesJob, { siteId, kit: false }, { after });
  if (isOfTrade) await enqueue(db, redrawExamplesJob, { siteId, kit: true }, { id: deriveId(siteId, "kit") });
}

interface Touched<Row> {
  present: [id: string, row: Row][];
  gone: string[];
}

/** Which entries of one map the patches change: those to write, as they are now, and those that are not there any more. */
function touched<Row>(patches: readonly Patch[], root: readonly string[], map: Record<string, Row>): Touched<Row> {
  const below = patches.filter(({ path }) => root.every((part, index) => path[index] === part));
  return divided(new Set(below.flatMap(({ path }) => path[root.length] ?? [])), map);
}

/** A new collection brings all its items; of one that is gone, the database takes them along. */
function touchedItems(
  patches: readonly Patch[],
  collections: SiteDocument["collections"],
): Touched<{ collectionId: string } & SiteDocument["collections"][string]["items"][string]> {
  const ids = new Set<string>();
  for (const { path } of patches) {
    const [root, collectionId = "", shelf, itemId] = path;
    if (root !== "collections") continue;
    if (shelf === "items" && itemId) ids.add(itemId);
    if (path.length === 2) for (const id of Object.keys(collections[collectionId]?.items ?? {})) ids.add(id);
  }
  const all = Object.entries(collections).flatMap(([collectionId, { items }]) =>
    Object.entries(items).map(([id, item]) => [id, { ...item, collectionId }] as const),
  );
  return divided(ids, Object.fromEntries(all));
}

function divided<Row>(ids: ReadonlySet<string>, map: Record<string, Row>): Touched<Row> {
  const result: Touched<Row> = { present: [], gone: [] };
  for (const id of ids) {
    const row = ownValue(map, id);
    if (row === undefined) result.gone.push(id);
    else result.present.push([id, row]);
  }
  return result;
}

/** A row that another site has is not there for this one, so writing it makes it anew and meets the other's id. */
async function own(write: () => Promise<void>): Promise<void> {
  await write().catch((cause: unknown) => {
    if (!isUniqueViolation(cause)) throw cause;
    throw new DomainError("not-found", "The site has no such part", { refusal: "id-taken" }, { cause });
  });
}
