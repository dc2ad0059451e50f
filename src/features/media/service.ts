import type { z } from "zod";
import { DomainError } from "~/lib/errors.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import { Prisma, type MediaModel, type RootDb } from "~/server/db.ts";
import { holdingWords } from "~/server/holding-words.ts";
import { inSite } from "~/server/site-scope.ts";
import { editorRef } from "./media-ref.ts";
import {
  cropAreaSchema,
  type listMediaInput,
  type MediaList,
  type MediaListItem,
  type MediaSort,
  type MediaType,
} from "./schema.ts";
import { keptUntil } from "./former.ts";
import { feedFolder } from "./folders.ts";
import { usesOf } from "./uses.ts";

/** What the services of the media library need. */
export interface MediaContext {
  db: RootDb;
  siteId: EditableSiteId;
}

/** Entries per page of the library. */
const pageSizes = { image: 40, video: 20, audio: 20, document: 20 } as const satisfies Record<MediaType, number>;

const orders = {
  updated: Prisma.sql`"updatedAt" DESC, "id"`,
  name: Prisma.sql`lower("originalFilename"), "id"`,
  size: Prisma.sql`"fileSize" DESC, "id"`,
} as const satisfies Record<MediaSort, Prisma.Sql>;

/** One page of the site's media library, newest change first unless another order is asked for. */
export async function listMedia(ctx: MediaContext, input: z.input<typeof listMediaInput>): Promise<MediaList> {
  const { db, siteId } = ctx;
  const { mediaType, sort = "updated", page = 1, to } = input;
  const size = pageSizes[mediaType];
  const from = input.from ?? (to === undefined ? (page - 1) * size : 0);
  const pageSize = to === undefined ? size : to - from + 1;
  const where = Prisma.join(
    [Prisma.sql`"siteId" = ${siteId}::uuid AND "state" = 'ready'`, ...conditionsOf(input)],
    " AND ",
  );
  // One look finds the page and counts all of them: a search reads the words of every medium of the site.
  const found = await inSite(
    siteId,
    () => db.$queryRaw<{ id: string | null; total: number }[]>`
      WITH found AS MATERIALIZED (SELECT "id", row_number() OVER (ORDER BY ${orders[sort]}) AS "place" FROM "Media" WHERE ${where})
      SELECT page."id", counted."total" FROM (SELECT count(*)::int AS "total" FROM found) AS counted
      LEFT JOIN found AS page ON page."place" > ${from} AND page."place" <= ${from + pageSize} ORDER BY page."place"`,
  );
  const ids = found.flatMap(({ id }) => id ?? []);
  return { items: await listItems(ctx, ids), total: found[0]?.total ?? 0, pageSize };
}

/** One medium of the library. Throws `not-found`. */
export async function getMedium(ctx: MediaContext, { id }: { id: string }): Promise<MediaListItem> {
  const [item] = await listItems(ctx, [id]);
  if (!item) throw new DomainError("not-found", "The site has no such medium");
  return item;
}

/** The id of the newest medium with this file name; null without one. */
export async function findByName({ db, siteId }: MediaContext, { filename }: { filename: string }) {
  const where = { siteId, state: "ready" as const, originalFilename: filename };
  const row = await db.media.findFirst({ where, orderBy: { createdAt: "desc" }, select: { id: true } });
  return { id: row?.id ?? null };
}

function conditionsOf({ mediaType, bucketFolder, tags = [], search = "" }: z.input<typeof listMediaInput>) {
  const type = Prisma.sql`"mediaType" = ${mediaType}::"MediaType"`;
  const folder = [
    bucketFolder ? Prisma.sql`"bucketFolder" = ${bucketFolder}` : Prisma.sql`"bucketFolder" <> ${feedFolder}`,
  ];
  const tagged = tags.map((tag) => Prisma.sql`lower(${tag}) IN (SELECT lower(own) FROM unnest("tags") AS own)`);
  return [type, ...folder, ...tagged, ...holdingWords(search)];
}

async function listItems({ db, siteId }: MediaContext, ids: string[]): Promise<MediaListItem[]> {
  const rows = await db.media.findMany({ where: { siteId, id: { in: ids }, state: { not: "former" } } });
  const uses = await usesOf(db, siteId, ids);
  const replaced = await formerOf({ db, siteId }, rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ ...listItem(row, uses.get(id) ?? 0), former: replaced.get(row.formerId ?? "") ?? null }] : [];
  });
}

/** The files that these media had before, by the id of the medium that holds them. */
async function formerOf({ db, siteId }: MediaContext, rows: readonly MediaModel[]) {
  const ids = rows.flatMap(({ formerId }) => formerId ?? []);
  const held = ids.length > 0 ? await db.media.findMany({ where: { siteId, id: { in: ids }, state: "former" } }) : [];
  return new Map(
    held.map(({ id, originalFilename, updatedAt }) => [id, { id, originalFilename, until: keptUntil(updatedAt) }]),
  );
}

/** An entry of the library as it is listed. */
function listItem(row: MediaModel, uses: number): Omit<MediaListItem, "former"> {
  const { originalFilename, fileSize, bucketFolder, tags, updatedAt, createdAt } = row;
  const { objectId, extension, state, blurHash, parentId } = row;
  return {
    ...editorRef(row),
    ...{ originalFilename, fileSize, bucketFolder, tags, updatedAt, createdAt },
    ...{ objectId, extension, state: state === "former" ? "ready" : state, blurHash, parentId }, // of no former one
    cropArea: cropAreaSchema.safeParse(row.cropArea).data ?? null,
    uses,
  };
}
