import { requireLocale } from "~/features/page/require-locale.ts";
import { localesOf } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import { hour, rateLimit } from "~/server/rate-limit.ts";
import type { TextContent } from "./domain/content.ts";
import { guardOf } from "./domain/guard.ts";
import type { TranslatedWords, TranslateWordsInput } from "./schema.ts";
import { siteService } from "./site-service.ts";
import { translateContents, type Translated } from "./translate-contents.ts";

/** Services are paid by the letter: a site's share, about a hundred full pages in an hour. */
const letters = rateLimit("translated letters", { most: 500_000, windowMs: hour });

/**
 * Plain words (names, descriptions, labels, what pictures show) in another language, as the service says them, in their
 * order; null where a guarded word got lost. Saves nothing.
 */
export async function translateWords(
  ctx: ServiceContext,
  { from, to, texts }: TranslateWordsInput,
): Promise<TranslatedWords> {
  const answers = await translated(
    ctx,
    texts.map((text) => ({ text, json: null })),
    { from, to },
  );
  return { texts: answers.map((answer) => ("content" in answer ? answer.content.text : null)) };
}

/** Texts in another language by the site's own service and glossary, within the site's share. */
export async function translated(
  ctx: ServiceContext,
  contents: readonly TextContent[],
  { from, to }: Pick<TranslateWordsInput, "from" | "to">,
): Promise<Translated[]> {
  for (const locale of [from, to]) requireLocale(ctx, locale);
  const { service, glossary } = await siteService(ctx);
  const asked = contents.reduce((sum, { text }) => sum + text.length, 0);
  letters.count(ctx.siteId, asked);
  const guard = guardOf(glossary, { to, isFromFirst: from === localesOf(ctx.site)[0] });
  return translateContents(contents, { from, to, guard, service });
}
