import { localeSchema } from "~/lib/locales.ts";
import type { ListedNavigation } from "./schema.ts";
import type { ServiceContext } from "~/server/context.ts";
import { readNavigation } from "./load-site.ts";

/**
 * The navigation for editors, each entry with its page. Without drafts, an entry whose page was never published is left
 * out with its children, as visitors see it.
 */
export async function listNavigation(
  ctx: ServiceContext,
  { includeDrafts }: { includeDrafts: boolean },
): Promise<ListedNavigation> {
  const { siteId } = ctx;
  const [containers, rows] = await Promise.all([
    readNavigation(ctx),
    ctx.db.page.findMany({
      where: { siteId, deletedAt: null, ...(includeDrafts ? {} : { publishedVersionId: { not: null } }) },
      select: { id: true, disallowedLocales: true },
    }),
  ]);
  const languages = new Map(rows.map(({ id, disallowedLocales }) => [id, disallowedLocales]));

  function withPage<Entry extends { pageId: string }>(entry: Entry) {
    const disallowed = languages.get(entry.pageId);
    if (!disallowed) return [];
    const disallowedLanguages = disallowed.flatMap((locale) => localeSchema.safeParse(locale).data ?? []);
    return [{ ...entry, page: { id: entry.pageId, meta: { disallowedLanguages } } }];
  }

  return containers.map((container) => ({
    ...container,
    children: container.children.flatMap((item) =>
      withPage({ ...item, children: item.children.flatMap((child) => withPage(child)) }),
    ),
  }));
}
