import { branchDataName } from "~/features/blocks/branch-data.ts";
import { directoryDataName, type DirectoryData } from "~/features/blocks/directory-data.ts";
import type { DataKey } from "~/features/blocks/data-key.ts";
import { articlesName, isOfFeed, photosName } from "~/features/blocks/shown-posts.ts";
import { branchData, branchesHoldUntil } from "~/features/directory/branch-data.ts";
import { directoryQuerySchema, type DirectoryQuery } from "~/features/directory/search/schema.ts";
import { searchDirectory } from "~/features/directory/search/search-directory.ts";
import { shownPhotos, shownPosts } from "~/features/feeds/shown-feeds.ts";
import { courseOf, coursesOf } from "~/features/golf/course.ts";
import { holesBeside } from "~/features/map/domain/holes-beside.ts";
import { collectionCards, collectionOfKind } from "~/features/site/collection-cards.ts";
import type { PageData } from "~/features/site/visitor-page.ts";
import { getDb } from "~/server/db.ts";
import type { Locale } from "~/lib/locales.ts";
import type { SiteIndex } from "~/features/site/domain/site-index.ts";

export interface PageDataRequest {
  index: SiteIndex;
  locale: Locale;
  pageId: string;
  /** What is asked of the page's directory. */
  asked?: DirectoryQuery;
}
type Options = Readonly<Record<string, unknown>>;

/** What a block kind needs beyond its group. */
interface KindData {
  /** Under which name it stands in `ViewContext.data`; the kind's own when nothing is said. */
  name?: string;
  /** Whether a section with these options needs it; all do when nothing is said. */
  isNeeded?(options: Options): boolean;
  /** What a finished page must be made anew for, beside the site's revision. */
  keys?: readonly DataKey[];
  /** Until when it holds, where it depends on the time. */
  until?(index: SiteIndex, now: Date, loaded: unknown): Date | null;
  /** `isSample`: for an editor, who sees what such a section shows without needing all of it. */
  load(request: PageDataRequest, now: Date, isSample: boolean): Promise<unknown>;
}

const ofAllBranches: KindData = {
  name: branchDataName,
  keys: ["branches"],
  until: ({ branches }, now) => branchesHoldUntil(branches, now),
  load: ({ index }, now) => Promise.resolve(index.branches.map((branch) => branchData(branch, now))),
};
const ofBranches: KindData = {
  ...ofAllBranches,
  isNeeded: ({ locations }) => Array.isArray(locations) && locations.length > 0,
};

const ofArticles: KindData = {
  name: articlesName,
  keys: ["feed"],
  isNeeded: (options) => isOfFeed({ options }),
  load: ({ index }) => shownPosts(getDb(), index.id, "articles"),
};

/** So many businesses show an editor what the directory looks like. */
const sampleSize = 3;

const directory: KindData = {
  name: directoryDataName,
  keys: ["directory"],
  until: (_index, _now, loaded) => {
    const { until } = loaded as DirectoryData;
    return until === null ? null : new Date(until);
  },
  load: ({ index, asked = directoryQuerySchema.parse({}) }, now, isSample) =>
    searchDirectory({ db: getDb(), siteId: index.id, size: isSample ? sampleSize : undefined }, asked, now),
};

const ofPhotos: KindData = {
  name: photosName,
  keys: ["feed"],
  isNeeded: (options) => isOfFeed({ options }),
  load: ({ index }) => shownPhotos(getDb(), index.id, index.settings.socialAccounts.behold),
};

/** By kind. Loaders read published content, and what is live at once, only. */
const kinds: Record<string, KindData[]> = {
  businessSearch: [directory],
  contact: [ofBranches],
  goFeed: [ofArticles],
  instagramFeed: [ofPhotos],
  newsFeedBoard: [ofArticles],
  gameSetup: [{ load: ({ index, locale }) => courseOf(index, locale) }],
  mapContainer: [{ load: ({ index, locale }) => coursesOf(index, locale) }, ofBranches],
  openingHours: [ofAllBranches],
  poiManager: [{ load: ({ index, locale, pageId }) => neighboursOf(index, { locale, pageId }) }],
  scoreTracker: [{ load: ({ index, locale }) => courseOf(index, locale) }],
  ...Object.fromEntries(
    Object.entries(collectionOfKind).map(([kind, name]): [string, KindData[]] => [
      kind,
      [{ load: ({ index, locale }) => collectionCards(index, name, locale) }],
    ]),
  ),
};

/**
 * `ViewContext.data` for a page with these sections, and what it depends on; kinds without a loader need nothing.
 * Options of null ask for whatever a section of the kind may come to need while it is being edited.
 */
export async function loadPageData(
  sections: Iterable<{ kind: string; options: Options | null }>,
  request: PageDataRequest,
  now = new Date(),
): Promise<PageData> {
  const wanted = new Map<string, KindData>();
  const samples = new Set<string>();
  for (const { kind, options } of sections) {
    for (const need of (Object.hasOwn(kinds, kind) && kinds[kind]) || [])
      if (options === null || (need.isNeeded?.(options) ?? true)) {
        wanted.set(need.name ?? kind, need);
        if (options === null) samples.add(need.name ?? kind);
      }
  }
  const needs = [...wanted];
  const data = await Promise.all(
    needs.map(async ([name, need]) => [name, await need.load(request, now, samples.has(name))] as const),
  );
  const ends = needs.flatMap(([, need], at) => need.until?.(request.index, now, data[at]?.[1])?.getTime() ?? []);
  return {
    data: Object.fromEntries(data),
    keys: [...new Set(needs.flatMap(([, need]) => need.keys ?? []))],
    until: ends.length > 0 ? Math.min(...ends) : null,
  };
}

/** The holes beside the one of a page, in the course that it belongs to. */
async function neighboursOf(index: SiteIndex, { locale, pageId }: { locale: Locale; pageId: string }) {
  const { byCollection, ...course } = await coursesOf(index, locale);
  const courses = [course, ...Object.values(byCollection)];
  const own = courses.find(({ holes }) => holes.some((hole) => hole.pageId === pageId));
  return holesBeside(own?.holes ?? [], pageId);
}
