import { holdSite, raiseDataHead } from "~/server/data-heads.ts";
import type { Db } from "~/server/db.ts";
import { allMediaKey } from "./data-key.ts";
import type { MediaRef } from "./schema.ts";

/**
 * Nobody publishes a page of the site until the transaction ends: what is published holds media as they are then. Nor
 * does anybody say what a medium shows: the site is held as well, behind its pages and before its media, as everywhere.
 */
export async function holdPages(tx: Db, siteId: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM "Page" WHERE "siteId" = ${siteId}::uuid ORDER BY "id" FOR NO KEY UPDATE`;
  await holdSite(tx, siteId);
}

/**
 * Gives every published version that shows the medium its new files. What people said of it stays as it was published.
 */
export async function putFiles(tx: Db, siteId: string, medium: MediaRef): Promise<void> {
  const { alt: _alt, altSources: _altSources, altMachine: _altMachine, focalPoint: _focalPoint, ...files } = medium;
  await tx.$executeRaw`
    UPDATE "PageVersion" SET "document" = jsonb_set("document", ARRAY['media', ${files.id}::text],
      ("document" -> 'media' -> ${files.id}::text) - 'original' - 'originalBytes' || ${JSON.stringify(files)}::jsonb)
    WHERE "siteId" = ${siteId}::uuid AND "document" -> 'media' ? ${files.id}::text`;
}

/** Takes the medium out of every published version: what showed it shows nothing in its place. */
export async function takeOut(tx: Db, siteId: string, id: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE "PageVersion" SET "document" = "document" #- ARRAY['media', ${id}::text]
    WHERE "siteId" = ${siteId}::uuid AND "document" -> 'media' ? ${id}::text`;
}

/** Every finished page of the site is made anew, and its index, which holds logos and icon, is read again. */
export async function drawAnew(tx: Db, siteId: string): Promise<void> {
  await raiseDataHead(tx, siteId, allMediaKey);
  await tx.$executeRaw`UPDATE "Site" SET "revision" = "revision" + 1 WHERE "id" = ${siteId}::uuid`;
}
