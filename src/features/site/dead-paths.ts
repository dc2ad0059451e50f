import { z } from "zod";
import { DomainError } from "~/lib/errors.ts";
import { localeSchema, type Locale } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { Prisma } from "~/server/db.ts";
import { destinationOf, segmentsOf } from "./domain/addresses.ts";
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
  const isDraft = await Promise.all(wanted.map(({ locale, rest }) => hasDraft(ctx, locale, rest)));
  return wanted.filter((_, index) => !isDraft[index]).map(({ path }) => path);
}

async function hasDraft({ db, siteId, site }: ServiceContext, locale: Locale, rest: readonly string[]) {
  if (!site.locales.includes(locale) || rest.length > 2) return false;
  const slug = rest.at(-1);
  const at: Prisma.PageLocaleWhereInput =
    slug === undefined ? { page: { role: "home" } } : { slug, collection: rest.length === 2 ? rest[0] : "" };
  return (await db.pageLocale.count({ where: { siteId, locale, ...at } })) > 0;
}
