import { z } from "zod";
import { DomainError } from "~/lib/errors.ts";
import { localeSchema } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { Prisma } from "~/server/db.ts";
import type { PageSummary } from "../api-schema.ts";

/** One page as lists show it. Throws `not-found`. */
export async function pageSummary(ctx: ServiceContext, { pageId }: { pageId: string }): Promise<PageSummary> {
  const row = await ctx.db.page.findFirst({
    where: { id: pageId, siteId: ctx.siteId, deletedAt: null },
    select: summaryColumns,
  });
  if (!row) throw new DomainError("not-found", "The site has no such page");
  return asSummary(row);
}

export const summaryColumns = {
  id: true,
  name: true,
  role: true,
  status: true,
  collection: true,
  passwordHash: true,
  disallowedLocales: true,
  revision: true,
  options: true,
  locales: true,
  publishedVersion: { select: { number: true } },
  _count: { select: { versions: true } },
  collectionItems: { select: { sortKey: true, collection: { select: { name: true, sortKey: true } } } },
} satisfies Prisma.PageSelect;

export type SummaryRow = Prisma.PageGetPayload<{ select: typeof summaryColumns }>;

const optionsSchema = z.record(z.string(), z.json());

/** The hash stays here: nobody outside learns more than that there is one. */
export function asSummary({
  passwordHash,
  publishedVersion,
  locales,
  collectionItems: _,
  _count: { versions },
  ...row
}: SummaryRow): PageSummary {
  return {
    ...row,
    options: optionsSchema.parse(row.options),
    disallowedLocales: row.disallowedLocales.flatMap((locale) => localeSchema.safeParse(locale).data ?? []),
    isProtected: passwordHash !== null,
    locales: Object.fromEntries(
      locales.map(({ locale, slug, name, description, searchTitle }) => [
        locale,
        { slug, name, description, ...(searchTitle !== null && { searchTitle }) },
      ]),
    ),
    publishedNumber: publishedVersion?.number ?? null,
    wasPublished: versions > 0,
  };
}
