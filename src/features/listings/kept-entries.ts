import { visitorRef } from "~/features/media/media-ref.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { DomainError } from "~/lib/errors.ts";
import type { Db } from "~/server/db.ts";
import { keptWords, saidOf } from "./row-words.ts";
import type { KeptItem, KeptJob } from "./schema.ts";
import { mostEntries } from "./service.ts";

type Reader = { db: Db; siteId: string };

/** The open positions of a site as editors keep them, all or those with these ids, the newest first. */
export async function keptJobs({ db, siteId }: Reader, ids?: string[]): Promise<KeptJob[]> {
  const rows = await db.job.findMany({
    where: { siteId, ...(ids && { id: { in: ids } }) },
    orderBy: [{ created: "desc" }, { id: "asc" }],
    take: mostEntries,
  });
  const media = await picturesOf(
    { db, siteId },
    rows.flatMap(({ titleImageIds }) => titleImageIds),
  );
  return rows.map(
    ({ siteId: _site, changedBy: _by, changedAt: _at, wordMarks: _marks, created, validThrough, ...row }) => {
      const pictures = row.titleImageIds.flatMap((id) => media.get(id) ?? []);
      return {
        ...row,
        ...saidOf(row),
        workQuota: keptWords(row.workQuota),
        titleImageIds: pictures.map(({ id }) => id),
        validThrough: validThrough?.toISOString().slice(0, 10) ?? null,
        created: created.toISOString(),
        pictures,
      };
    },
  );
}

/** The same of a site's marketplace. */
export async function keptItems({ db, siteId }: Reader, ids?: string[]): Promise<KeptItem[]> {
  const rows = await db.marketplaceItem.findMany({
    where: { siteId, ...(ids && { id: { in: ids } }) },
    orderBy: [{ created: "desc" }, { id: "asc" }],
    take: mostEntries,
  });
  const media = await picturesOf(
    { db, siteId },
    rows.flatMap(({ titleImageId }) => titleImageId ?? []),
  );
  return rows.map(({ siteId: _site, changedBy: _by, changedAt: _at, wordMarks: _marks, created, cost, ...row }) => {
    const picture = media.get(row.titleImageId ?? "");
    return {
      ...row,
      ...saidOf(row),
      cost: cost?.toFixed(2) ?? null,
      titleImageId: picture?.id ?? null,
      created: created.toISOString(),
      pictures: picture ? [picture] : [],
    };
  });
}

/** An open position. Throws `not-found`. */
export async function keptJob(reader: Reader, id: string): Promise<KeptJob> {
  return theOne(await keptJobs(reader, [id]));
}

/** An entry of the marketplace. Throws `not-found`. */
export async function keptItem(reader: Reader, id: string): Promise<KeptItem> {
  return theOne(await keptItems(reader, [id]));
}

function theOne<Entry>([entry]: Entry[]): Entry {
  if (entry === undefined) throw new DomainError("not-found", "no such entry");
  return entry;
}

/** Those of these pictures that the site's library has. */
export async function picturesOf({ db, siteId }: Reader, ids: string[]): Promise<ReadonlyMap<string, MediaRef>> {
  if (ids.length === 0) return new Map();
  const rows = await db.media.findMany({ where: { siteId, id: { in: ids }, mediaType: "image" } });
  return new Map(rows.map((row) => [row.id, visitorRef(row)]));
}
