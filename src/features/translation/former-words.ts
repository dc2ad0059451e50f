import { wordsHash } from "~/features/page/domain/fields.ts";
import { requireOwnPage } from "~/features/page/own-page.ts";
import type { Json } from "~/lib/json.ts";
import { localesOf } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import { inSite } from "~/server/site-scope.ts";
import type { FormerWordsInput } from "./schema.ts";

/** How far back in a page's history they are looked for. */
const mostChanges = 5_000;

/**
 * What the first language said when a text was translated, by the mark that the translation bears. Null when the page's
 * history does not go back to it.
 */
export async function formerWords(
  ctx: ServiceContext,
  { pageId, groupId, fieldName, sourceHash }: FormerWordsInput,
): Promise<{ words: string | null }> {
  await requireOwnPage(ctx, pageId);
  const { db, siteId } = ctx;
  const path = JSON.stringify(["groups", groupId, "fields", fieldName, "texts", localesOf(ctx.site)[0]]);
  const rows = await inSite(
    siteId,
    () => db.$queryRaw<Record<"before" | "after", { text: string | null; json: Json } | null>[]>`
      SELECT patch->'before' AS before, patch->'after' AS after
      FROM (
        SELECT c."revision", c."patches" FROM "Change" c
        WHERE c."siteId" = ${siteId}::uuid AND c."document" = 'page' AND c."documentId" = ${pageId}::uuid
        ORDER BY c."revision" DESC LIMIT ${mostChanges}
      ) c CROSS JOIN LATERAL jsonb_array_elements(c."patches") patch
      WHERE patch->'path' = ${path}::jsonb
      ORDER BY c."revision" DESC`,
  );
  const said = rows.flatMap(({ before, after }) => [after, before]);
  const found = said.find((words) => words?.text && wordsHash(words.text, words.json) === sourceHash);
  return { words: found?.text ?? null };
}
