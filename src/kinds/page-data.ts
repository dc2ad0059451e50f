import { courseOf, coursesOf } from "~/features/golf/course.ts";
import type { Locale } from "~/lib/locales.ts";
import type { SiteIndex } from "~/features/site/domain/site-index.ts";

export interface PageDataRequest {
  index: SiteIndex;
  locale: Locale;
}
type PageDataLoader = (request: PageDataRequest) => Promise<unknown>;

/** What a block kind needs beyond its group, by kind. Loaders read published content only. */
const loaders: Record<string, PageDataLoader> = {
  gameSetup: ({ index, locale }) => courseOf(index.id, locale),
  mapContainer: ({ index, locale }) => coursesOf(index, locale),
  scoreTracker: ({ index, locale }) => courseOf(index.id, locale),
};

/** `ViewContext.data` for a page that shows these kinds; kinds without a loader need nothing. */
export async function loadPageData(
  kinds: Iterable<string>,
  request: PageDataRequest,
): Promise<Record<string, unknown>> {
  const wanted = [...new Set(kinds)].flatMap((kind) => {
    const loader = Object.hasOwn(loaders, kind) ? loaders[kind] : undefined;
    return loader ? [{ kind, loader }] : [];
  });
  const entries = await Promise.all(wanted.map(async ({ kind, loader }) => [kind, await loader(request)] as const));
  return Object.fromEntries(entries);
}
