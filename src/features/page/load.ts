import { z } from "zod";
import type { Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { pageDocumentSchema, type PageDocument } from "./schema.ts";

export interface LoadedPage {
  document: PageDocument;
  /** The revision of exactly this document. */
  revision: number;
  isProtected: boolean;
  publishedVersionId: string | null;
}

/**
 * Reads one page's draft. A single query, so that it is whole at any time; its fields are gathered once, whatever the database
 * believes of the number of groups. Null when the site has no such page.
 */
export async function loadPage(db: Db, siteId: string, pageId: string): Promise<LoadedPage | null> {
  const rows = await inSite(
    siteId,
    () => db.$queryRaw<LoadedPage[]>`
    WITH f AS MATERIALIZED (
      SELECT f."groupId", json_object_agg(f."name", json_build_object(
        'id', f."id", 'name', f."name", 'visible', f."visible", 'mediaId', f."mediaId",
        'mediaIds', f."mediaIds", 'options', f."options",
        'value', f."value", 'texts', coalesce(t."texts", '{}'))) AS "fields"
      FROM "Group" own
      JOIN "Field" f ON f."groupId" = own."id" AND f."siteId" = own."siteId"
      LEFT JOIN LATERAL (
        SELECT json_object_agg(t."locale", json_build_object(
          'text', t."text", 'json', t."json", 'sourceHash', t."sourceHash", 'origin', t."origin")) AS "texts"
        FROM "FieldText" t WHERE t."fieldId" = f."id" AND t."siteId" = f."siteId"
      ) t ON true
      WHERE own."siteId" = ${siteId}::uuid AND own."pageId" = ${pageId}::uuid
      GROUP BY f."groupId"
    )
    SELECT p."revision", p."publishedVersionId", p."passwordHash" IS NOT NULL AS "isProtected", json_build_object(
      'id', p."id", 'name', p."name", 'role', p."role", 'status', p."status", 'collection', p."collection",
      'options', p."options", 'disallowedLocales', p."disallowedLocales",
      'locales', (
        SELECT coalesce(json_object_agg(l."locale", json_strip_nulls(json_build_object(
          'slug', l."slug", 'name', l."name", 'description', l."description",
          'searchTitle', l."searchTitle", 'nameSource', l."nameSource", 'descriptionSource', l."descriptionSource",
          'searchTitleSource', l."searchTitleSource", 'machine', nullif(l."machine", '{}')))), '{}')
        FROM "PageLocale" l WHERE l."pageId" = p."id" AND l."siteId" = p."siteId"),
      'groups', (
        SELECT coalesce(json_object_agg(g."id", json_build_object(
          'id', g."id", 'kind', g."kind", 'parentId', g."parentId", 'status', g."status",
          'previousStatus', g."previousStatus", 'sortKey', g."sortKey", 'options', g."options",
          'disallowedLocales', g."disallowedLocales", 'isHidden', g."isHidden",
          'fields', coalesce(f."fields", '{}'))), '{}')
        FROM "Group" g
        LEFT JOIN f ON f."groupId" = g."id"
        WHERE g."siteId" = p."siteId" AND g."pageId" = p."id")
    ) AS document
    FROM "Page" p WHERE p."id" = ${pageId}::uuid AND p."siteId" = ${siteId}::uuid
      AND p."deletedAt" IS NULL`,
  );
  return rows[0] ? { ...rows[0], document: storedDocumentSchema.parse(rows[0].document) } : null;
}

/** A document as its rows make it: in the table, a field without a list has an empty one, and what visitors see says so. */
const storedDocumentSchema = z.preprocess((stored) => {
  const groups = Object.values((stored as PageDocument).groups);
  for (const group of groups) if (!group.isHidden) delete group.isHidden;
  for (const field of groups.flatMap((group) => Object.values(group.fields))) {
    if (!field.mediaIds?.length) delete field.mediaIds;
  }
  return stored;
}, pageDocumentSchema);
