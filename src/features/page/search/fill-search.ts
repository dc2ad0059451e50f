import { z } from "zod";
import { localesOf } from "~/lib/locales.ts";
import type { RootDb } from "~/server/db.ts";
import { defineJob } from "~/server/jobs/define-job.ts";
import { forEachSite } from "~/server/jobs/each-site.ts";
import { inSite } from "~/server/site-scope.ts";
import { publishedPageSchema } from "../schema.ts";
import { searchMade, writeSearchTexts } from "./write-search-texts.ts";

/**
 * Writes what a site's search finds of the pages that were published without it: before there was such a search, or
 * by a tool of its own, or while the site was without a language that it has now; and of those whose words were chosen in a
 * former way, by which they are found until then. Each page is a transaction of its own, so a run that is cut off is gone on
 * with. Answers how many pages it went through.
 */
export async function fillSearch(db: RootDb, siteId: string, signal?: AbortSignal): Promise<number> {
  const site = await db.site.findUniqueOrThrow({ where: { id: siteId }, select: { locales: true } });
  // As `writeSearchTexts` has it: a row for each language of the site that the version is shown in.
  const waiting = await inSite(
    siteId,
    () => db.$queryRaw<{ id: string }[]>`
      SELECT p."id" FROM "Page" p JOIN "PageVersion" v ON v."id" = p."publishedVersionId"
      WHERE p."siteId" = ${siteId}::uuid AND (
        EXISTS (
          SELECT FROM "SearchText" t
          WHERE t."pageId" = p."id" AND (t."versionId" <> v."id" OR t."made" < ${searchMade}))
        OR EXISTS (
          SELECT FROM unnest(${localesOf(site)}::text[]) AS own(locale)
          WHERE CASE -- a version is read only where a row is missing
            WHEN EXISTS (SELECT FROM "SearchText" t WHERE t."pageId" = p."id" AND t."locale" = own.locale) THEN FALSE
            ELSE v."document"->'document'->'locales'->own.locale IS NOT NULL
              AND NOT v."document"->'document'->'disallowedLocales' @> to_jsonb(own.locale)
          END))
      ORDER BY p."id"`,
  );
  for (const { id } of waiting) {
    if (signal?.aborted) throw new Error("stopped before every page was written; the next run goes on");
    await writePublished(db, siteId, id);
  }
  return waiting.length;
}

/** The locks of a publish, in its order. */
async function writePublished(db: RootDb, siteId: string, pageId: string): Promise<void> {
  await inSite(siteId, () =>
    db.$transaction(async (tx) => {
      await tx.$queryRaw`
        SELECT FROM "Page" WHERE "id" = ${pageId}::uuid AND "siteId" = ${siteId}::uuid FOR NO KEY UPDATE`;
      const page = await tx.page.findFirst({ where: { siteId, id: pageId }, select: { publishedVersionId: true } });
      const versionId = page?.publishedVersionId;
      const version = versionId ? await tx.pageVersion.findFirst({ where: { siteId, id: versionId } }) : null;
      if (!versionId || !version) return;
      await tx.$queryRaw`SELECT FROM "Site" WHERE "id" = ${siteId}::uuid FOR NO KEY UPDATE`;
      await writeSearchTexts(tx, siteId, { pageId, versionId, ...publishedPageSchema.parse(version.document) });
    }),
  );
}

/** At each start and once a night. */
export const fillSearchJob = defineJob({
  name: "page.fillSearch",
  input: z.object({}),
  seconds: 600,
  cron: "17 3 * * *",
  async run({ db, signal }) {
    await forEachSite(db, (siteId) => fillSearch(db, siteId, signal), { signal });
  },
});
