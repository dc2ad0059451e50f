import type { Db } from "~/server/db.ts";
import { isUniqueViolation } from "~/server/database/unique-violation.ts";
import { isOfAnotherSite } from "~/server/database/site-refusal.ts";
import { DomainError } from "~/lib/errors.ts";
import type { Locale } from "~/lib/locales.ts";
import type { Group, PageDocument, Patch } from "./schema.ts";
import { touchedBy } from "./domain/touched.ts";

/**
 * Writes what differs: `document` is the draft after the patches. Only touched rows are written or deleted, every
 * statement names the site. Throws `invalid` with `refusal: "slug-taken"` and the `page` when another one has the address, or
 * `group-exists` when another page has a group of the same id.
 */
export async function saveDifference(
  db: Db,
  siteId: string,
  document: PageDocument,
  patches: readonly Patch[],
): Promise<void> {
  const touched = touchedBy(document, patches);
  if (touched.page) await savePage(db, siteId, document);
  for (const locale of touched.locales) await saveLocale(db, siteId, document, locale);
  if (touched.goneGroups.length > 0) {
    await db.group.deleteMany({ where: { siteId, pageId: document.id, id: { in: touched.goneGroups } } });
  }
  if (touched.goneFields.length > 0) await db.field.deleteMany({ where: { siteId, id: { in: touched.goneFields } } });
  for (const { fieldId, locale } of touched.goneTexts) {
    await db.fieldText.deleteMany({ where: { siteId, fieldId, locale } });
  }
  await saveGroups(db, siteId, document.id, touched.groups);
  await saveFields(db, siteId, touched.fields);
  await saveTexts(db, siteId, touched.texts);
}

async function savePage(db: Db, siteId: string, page: PageDocument): Promise<void> {
  const { name, role, status, collection, options, disallowedLocales } = page;
  await db.page.updateMany({
    where: { id: page.id, siteId },
    data: { name, role, status, collection, options: options, disallowedLocales },
  });
}

async function saveLocale(db: Db, siteId: string, page: PageDocument, locale: Locale): Promise<void> {
  const row = page.locales[locale];
  if (!row) return void (await db.pageLocale.deleteMany({ where: { siteId, pageId: page.id, locale } }));
  const { searchTitle = null, nameSource = null, descriptionSource = null, searchTitleSource = null } = row;
  const { machine = [] } = row;
  await refuseTakenAddress(db, siteId, page, { locale, slug: row.slug });
  const words = { ...row, searchTitle, nameSource, descriptionSource, searchTitleSource, machine };
  const data = { ...words, collection: page.collection ?? "" };
  await db.pageLocale
    .upsert({
      where: { pageId_locale: { pageId: page.id, locale }, siteId },
      create: { ...data, siteId, pageId: page.id, locale },
      update: data,
    })
    .catch((cause: unknown) => {
      if (!isUniqueViolation(cause)) throw cause;
      const details = { refusal: "slug-taken", locale };
      throw new DomainError("invalid", `Another page has the slug ${row.slug}`, details, { cause });
    });
}

/** After the database has refused an address, it says nothing more in the same transaction. */
async function refuseTakenAddress(
  db: Db,
  siteId: string,
  { id, collection }: PageDocument,
  { locale, slug }: { locale: Locale; slug: string },
): Promise<void> {
  const other = await db.pageLocale.findFirst({
    where: { siteId, collection: collection ?? "", locale, slug, pageId: { not: id } },
    select: { page: { select: { name: true } } },
  });
  if (!other) return;
  const details = { refusal: "slug-taken", locale, slug, page: other.page.name };
  throw new DomainError("invalid", `Another page has the slug ${slug}`, details);
}

async function saveGroups(db: Db, siteId: string, pageId: string, groups: readonly Group[]): Promise<void> {
  if (groups.length === 0) return;
  const rows = groups.map(({ fields: _, ...group }) => group);
  const written = db.$executeRaw`
    INSERT INTO "Group" ("id", "siteId", "pageId", "parentId", "kind", "status", "previousStatus", "sortKey", "options",
      "disallowedLocales", "isHidden")
    SELECT r."id", ${siteId}::uuid, ${pageId}::uuid, r."parentId", r."kind", r."status", r."previousStatus", r."sortKey",
      r."options", ARRAY(SELECT jsonb_array_elements_text(r."disallowedLocales")), coalesce(r."isHidden", false)
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r("id" uuid, "parentId" uuid, "kind" text,
      "status" "Status", "previousStatus" "Status", "sortKey" text, "options" jsonb, "disallowedLocales" jsonb,
      "isHidden" boolean)
    ON CONFLICT ("id") DO UPDATE SET "status" = excluded."status", "previousStatus" = excluded."previousStatus",
      "sortKey" = excluded."sortKey", "options" = excluded."options", "disallowedLocales" = excluded."disallowedLocales",
      "isHidden" = excluded."isHidden"
    WHERE "Group"."siteId" = ${siteId}::uuid AND "Group"."pageId" = ${pageId}::uuid`;
  await refuseForeign(written, groups.length);
}

async function saveFields(db: Db, siteId: string, fields: ReturnType<typeof touchedBy>["fields"]): Promise<void> {
  if (fields.length === 0) return;
  const rows = fields.map(({ groupId, field: { texts: _, ...field } }) => ({ ...field, groupId }));
  const written = db.$executeRaw`
    INSERT INTO "Field" ("id", "siteId", "groupId", "name", "visible", "mediaId", "mediaIds", "options", "value")
    SELECT r."id", ${siteId}::uuid, r."groupId", r."name", r."visible", r."mediaId",
      coalesce(r."mediaIds", '{}'), r."options",
      CASE WHEN r."value" = 'null'::jsonb THEN NULL ELSE r."value" END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r("id" uuid, "groupId" uuid, "name" text,
      "visible" boolean, "mediaId" uuid, "mediaIds" uuid[], "options" jsonb, "value" jsonb)
    ON CONFLICT ("id") DO UPDATE SET "visible" = excluded."visible", "mediaId" = excluded."mediaId",
      "mediaIds" = excluded."mediaIds",
      "options" = excluded."options", "value" = excluded."value"
    WHERE "Field"."siteId" = ${siteId}::uuid AND "Field"."groupId" = excluded."groupId"`;
  await refuseForeign(written, fields.length);
}

async function saveTexts(db: Db, siteId: string, texts: ReturnType<typeof touchedBy>["texts"]): Promise<void> {
  if (texts.length === 0) return;
  const written = db.$executeRaw`
    INSERT INTO "FieldText" ("fieldId", "locale", "siteId", "text", "json", "sourceHash", "origin")
    SELECT r."fieldId", r."locale", ${siteId}::uuid, r."text",
      CASE WHEN r."json" = 'null'::jsonb THEN NULL ELSE r."json" END, r."sourceHash", r."origin"
    FROM jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) AS r("fieldId" uuid, "locale" text, "text" text,
      "json" jsonb, "sourceHash" text, "origin" "TextOrigin")
    ON CONFLICT ("fieldId", "locale") DO UPDATE SET "text" = excluded."text", "json" = excluded."json",
      "sourceHash" = excluded."sourceHash", "origin" = excluded."origin"
    WHERE "FieldText"."siteId" = ${siteId}::uuid`;
  await refuseForeign(written, texts.length);
}

/** A row that was not written has an id that belongs to another page, or, where the database refuses it, to another site. */
async function refuseForeign(written: PromiseLike<number>, expected: number): Promise<void> {
  const count = await Promise.resolve(written).catch((error: unknown) => {
    if (!isOfAnotherSite(error)) throw error;
    return 0;
  });
  if (count === expected) return;
  throw new DomainError("invalid", "A part of another page has this id", { refusal: "group-exists" });
}
