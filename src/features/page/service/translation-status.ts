import { DomainError } from "~/lib/errors.ts";
import { localesOf, type Locale } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import * as translations from "../domain/translation-status.ts";
import { loadPage } from "../load.ts";

/** How many texts are missing in each language but the default one. */
export async function translationStatus(
  ctx: ServiceContext,
  { pageId }: { pageId: string },
): Promise<Partial<Record<Locale, number>>> {
  const { siteId } = ctx;
  const page = await loadPage(ctx.db, siteId, pageId);
  if (!page) throw new DomainError("not-found", "The site has no such page");
  return translations.translationStatus(page.document, localesOf(ctx.site));
}
