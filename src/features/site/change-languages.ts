import { DomainError } from "~/lib/errors.ts";
import { localesOf, type Locale } from "~/lib/locales.ts";
import { isSiteAdmin } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import { refreshHosts } from "./hosts.ts";
import { optionalLocalesIn } from "~/features/page/domain/optional-locales.ts";
import { saveSettings } from "./service.ts";

/**
 * Sets the languages of the site's pages, each named once. The first one stays the first: the others are translated
 * from it. A new one may be incomplete until an admin says otherwise, so that nothing is kept from being published, and
 * visitors find the pages that are published with a name in it. What was written in one that is left out is kept and
 * comes back with it; its addresses lead to the first language. Admins only; throws `forbidden` for others, and
 * `invalid` with `refusal: "first-language-stays"`.
 */
export async function changeLanguages(ctx: ServiceContext, { locales }: { locales: Locale[] }): Promise<void> {
  const { db, bus, siteId, actor } = ctx;
  if (!isSiteAdmin(actor)) throw new DomainError("forbidden", "only admins change the languages");
  const { locales: stored, settings } = await db.site.findUniqueOrThrow({
    where: { id: siteId },
    select: { locales: true, settings: true },
  });
  const before = localesOf({ locales: stored });
  if (locales[0] !== before[0]) {
    throw new DomainError("invalid", `The first language stays ${before[0]}`, { refusal: "first-language-stays" });
  }
  const added = locales.filter((locale) => !before.includes(locale));
  if (added.length > 0) {
    const optionalLocales = [...new Set([...optionalLocalesIn(settings), ...added])];
    await saveSettings(ctx, { translations: { optionalLocales } });
  }
  await db.site.update({
    where: { id: siteId },
    data: { locales, revision: { increment: 1 } },
    select: { id: true },
  });
  await refreshHosts();
  bus.wake(`site:${siteId}`);
}
