import { wordsHash } from "~/features/page/domain/fields.ts";
import { requireOwnPage } from "~/features/page/own-page.ts";
import type { Json } from "~/lib/json.ts";
import { localesOf } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import { inSite } from "~/server/site-scope.ts";
import type { FormerWords, FormerWordsInput } from "./schema.ts";

/** How far back in a page's history they are looked for, so many changes at a time. */
const mostChanges = 5_000;
const changesAtOnce = 500;

/** One side of a change to a text. */
type Said = { text: string | null; json: Json } | null;

/**
 * What the first language said when texts were translated, by the marks that the translations bear. A mark is left out
 * when the page's history does not go back to its words.
 */
export async function formerWords(ctx: ServiceContext, { pageId, texts }: FormerWordsInput): Promise<FormerWords> {
  await requireOwnPage(ctx, pageId);
  const locale = localesOf(ctx.site)[0];
  const wanted = new Map(
    texts.map(({ groupId, fieldName, sourceHash }) => [
      sourceHash,
      ["groups", groupId, "fields", fieldName, "texts", locale],
    ]),
  );
  const words: FormerWords["words"] = {};
  for (let skipped = 0; skipped < mostChanges && wanted.size > 0; skipped += changesAtOnce) {
    const { said, count } = await changesOf(ctx, pageId, { paths: [...wanted.values()], skipped });
    for (const each of said) {
      const hash = each?.text ? wordsHash(each.text, each.json) : "";
      if (each?.text && wanted.delete(hash)) words[hash] = each.text;
    }
    if (count < changesAtOnce) break;
  }
  return { words };
}

/** What stood at these places before and after changes of the page, the latest first, and how many changes were read. */
async function changesOf(
  { db, siteId }: ServiceContext,
  pageId: string,
  { paths, skipped }: { paths: object; skipped: number },
): Promise<{ said: Said[]; count: number }> {
  const rows = await inSite(
    siteId,
    () => db.$queryRaw<{ said: Said[] }[]>`
      SELECT ARRAY(
        SELECT side.said FROM jsonb_array_elements(c."patches") patch,
          LATERAL (VALUES (1, patch->'after'), (2, patch->'before')) AS side(place, said)
        WHERE patch->'path' IN (SELECT jsonb_array_elements(${JSON.stringify(paths)}::jsonb))
        ORDER BY side.place
      ) AS said
      FROM "Change" c
      WHERE c."siteId" = ${siteId}::uuid AND c."document" = 'page' AND c."documentId" = ${pageId}::uuid
      ORDER BY c."revision" DESC LIMIT ${changesAtOnce} OFFSET ${skipped}`,
  );
  return { said: rows.flatMap(({ said }) => said), count: rows.length };
}
