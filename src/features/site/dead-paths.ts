import { z } from "zod";
import { DomainError } from "~/lib/errors.ts";
import { localeSchema, type Locale } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import { destinationOf, segmentsOf } from "./domain/pages/addresses.ts";
import { getSiteIndex } from "./site-index.ts";

export const deadPathsInput = z.strictObject({ paths: z.array(z.string().max(2_000)).max(200) });

/**
 * Which of these paths lead to no page of the site, neither to one that visitors find (former addresses lead on) nor to
 * a draft. Only paths that begin with a language name a page; of all others nothing is said.
 */
export async function deadPaths(ctx: ServiceContext, { paths }: z.infer<typeof deadPathsInput>): Promise<string[]> {
  const index = await getSiteIndex(ctx.siteId);
  if (!index) throw new DomainError("not-found", "no such site");
  const wanted = paths.flatMap((path) => {
    const [language, ...rest] = (segmentsOf(path) ?? []).filter(Boolean);
    const locale = localeSchema.safeParse(language).data;
    const isMissing = locale && destinationOf(index, [locale, ...rest]).type === "missing";
    return isMissing ? [{ path, locale, rest }] : [];
  });
  if (wanted.length === 0) return [];
  const drafts = await draftsAt(ctx, wanted);
  return wanted.filter((address) => !drafts.some((draft) => isAt(draft, address))).map(({ path }) => path);
}

interface Address {
  locale: Locale;
  /** What follows the language: nothing for the home page, a slug, or a collection and a slug. */
  rest: readonly string[];
}

/** The drafts of which one may stand at one of these addresses. */
function draftsAt({ db, siteId, site }: ServiceContext, addresses: readonly Address[]) {
  const slugs = addresses.flatMap(({ rest }) => rest.slice(-1));
  return db.pageLocale.findMany({
    where: { siteId, locale: { in: [...site.locales] }, OR: [{ slug: { in: slugs } }, { page: { role: "home" } }] },
    select: { locale: true, slug: true, collection: true, page: { select: { role: true } } },
  });
}

function isAt(draft: Awaited<ReturnType<typeof draftsAt>>[number], { locale, rest }: Address): boolean {
  if (draft.locale !== locale || rest.length > 2) return false;
  const [slug, collection = ""] = rest.toReversed();
  return slug === undefined ? draft.page.role === "home" : draft.slug === slug && draft.collection === collection;
}
