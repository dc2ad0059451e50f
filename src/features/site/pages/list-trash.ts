import { day } from "~/lib/time/lengths.ts";
import type { ServiceContext } from "~/server/context.ts";
import { trashDays, trashedSchema } from "~/features/page/trash.ts";

/** A page in the trash: what it was called and where it stood, and when it is gone for good. */
interface TrashedPage {
  id: string;
  name: string;
  /** What it is called in each language in which it has a name. */
  names: Record<string, string>;
  slugs: Record<string, string>;
  deletedAt: string;
  goneAt: string;
}

/** The site's pages in the trash, the last one first. */
export async function listTrash(ctx: ServiceContext): Promise<TrashedPage[]> {
  const rows = await ctx.db.page.findMany({
    where: { siteId: ctx.siteId, deletedAt: { not: null } },
    orderBy: { deletedAt: "desc" },
    select: { id: true, name: true, trash: true, deletedAt: true },
  });
  return rows.flatMap(({ id, name, trash, deletedAt }) => {
    if (!deletedAt) return [];
    const locales = Object.entries(trashedSchema.parse(trash).locales);
    return {
      id,
      name,
      names: Object.fromEntries(locales.flatMap(([locale, { name: own }]) => (own ? [[locale, own]] : []))),
      slugs: Object.fromEntries(locales.map(([locale, { slug }]) => [locale, slug])),
      deletedAt: deletedAt.toISOString(),
      goneAt: new Date(deletedAt.getTime() + trashDays * day).toISOString(),
    };
  });
}
