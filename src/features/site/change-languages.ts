import { fillSearchJob } from "~/features/page/search/fill-search.ts";
import { DomainError } from "~/lib/errors.ts";
import { localesOf, type Locale } from "~/lib/locales.ts";
import { isSiteAdmin } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { refreshHosts } from "./hosts.ts";
import { runSiteCommands } from "./run-commands.ts";

export interface LanguageChange {
  locale: Locale;
  /** Whether the site is to have the language. */
  isWanted: boolean;
}

/**
 * Adds a language to those of the site's pages, or takes one off. The first one stays: the others are translated from
 * it. A new one may be incomplete until an admin says otherwise, so that nothing is kept from being published, and
 * visitors find the pages that are published with a name in it. What was written in one that is taken off is kept and
 * comes back with it; its addresses lead to the first language. Admins only; throws `forbidden` for others, and
 * `invalid` with `refusal: "first-language-stays"`.
 */
export async function changeLanguages(ctx: ServiceContext, { locale, isWanted }: LanguageChange): Promise<void> {
  const { db, bus, siteId, actor } = ctx;
  if (!isSiteAdmin(actor)) throw new DomainError("forbidden", "only admins change the languages");
  const { locales } = await db.site.findUniqueOrThrow({ where: { id: siteId }, select: { locales: true } });
  if (!isWanted && localesOf({ locales })[0] === locale) {
    throw new DomainError("invalid", `The first language stays ${locale}`, { refusal: "first-language-stays" });
  }
  if (locales.includes(locale) === isWanted) return;
  if (isWanted) {
    await runSiteCommands(ctx, ({ settings: { translations } }) => {
      const optionalLocales = [...new Set([...translations.optionalLocales, locale])];
      return [{ command: "settings.save", input: { settings: { translations: { optionalLocales } } } }];
    });
  }
  await db.$transaction(async (tx) => {
    // Under the site's row lock: two admins may each change another language.
    const stored = await tx.site.update({
      where: { id: siteId },
      data: { revision: { increment: 1 } },
      select: { locales: true },
    });
    const others = stored.locales.filter((each) => each !== locale);
    const data = { locales: isWanted ? [...others, locale] : others };
    await tx.site.update({ where: { id: siteId }, data, select: { id: true } });
    if (isWanted) await enqueue(tx, fillSearchJob, {}); // of what is published in it already
  });
  await refreshHosts();
  bus.wake(`site:${siteId}`);
}
