import { plainTextOf } from "~/features/richtext/plain-text.ts";
import { requireLocale } from "~/features/page/require-locale.ts";
import { toRichText } from "~/features/richtext/normalise.ts";
import type { Json } from "~/lib/json.ts";
import { localesOf } from "~/lib/locales.ts";
import { hour } from "~/lib/time/lengths.ts";
import type { ServiceContext } from "~/server/context.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";
import type { TextContent } from "./domain/content.ts";
import { guardOf } from "./domain/guard.ts";
import type { TranslatedWords, TranslateWordsInput } from "./schema.ts";
import { siteService } from "./site-service.ts";
import { translateContents, type Translated } from "./translate-contents.ts";

/** Services are paid by the letter: a site's share, about a hundred full pages in an hour. */
const letters = rateLimit("translated letters", { most: 500_000, windowMs: hour });

/**
 * Plain words (names, descriptions, labels, what pictures show) and formatted texts in another language, as the service
 * says them, in their order; null where a guarded word or a format got lost. Saves nothing.
 */
export async function translateWords(
  ctx: ServiceContext,
  { from, to, texts, rich = [] }: TranslateWordsInput,
): Promise<TranslatedWords> {
  const plain = texts.map((text) => ({ text, json: null }));
  const formatted = rich.map((value) => ({ text: plainTextOf(value), json: value as Json }));
  const answers = await translated(ctx, [...plain, ...formatted], { from, to });
  const contents = answers.map((answer) => ("content" in answer ? answer.content : null));
  return {
    texts: contents.slice(0, texts.length).map((content) => content && content.text),
    rich: contents.slice(texts.length).map((content) => content && toRichText(content.json)),
  };
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
