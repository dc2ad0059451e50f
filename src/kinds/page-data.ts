import { branchDataName } from "~/features/blocks/data/branch-data.ts";
import { directoryDataName, type DirectoryData } from "~/features/blocks/data/directory-data.ts";
import type { DataKey } from "~/features/blocks/data-key.ts";
import {
  askFormName,
  listings,
  listPartNames,
  showsEntries,
  type AskForm,
  type ItemEntry,
  type JobEntry,
} from "~/features/blocks/data/listing-data.ts";
import { articlesName, isOfFeed, photosName } from "~/features/blocks/data/shown-posts.ts";
import { reviewsName } from "~/features/blocks/data/shown-reviews.ts";
import { branchData, branchesHoldUntil } from "~/features/directory/branch-data.ts";
import { directoryQuerySchema, type DirectoryQuery } from "~/features/directory/search/schema.ts";
import { searchDirectory } from "~/features/directory/search/search-directory.ts";
import { shownPhotos, shownPosts } from "~/features/feeds/shown-feeds.ts";
import { shownReviews } from "~/features/feeds/shown-reviews.ts";
import { formsOnPage } from "~/features/forms/find-form.ts";
import type { WantedEntries } from "~/features/listings/domain/list-part.ts";
import {
  shownItems,
  shownJobs,
  shownPartOfItems,
  shownPartOfJobs,
  type ShownPart,
} from "~/features/listings/shown-entries.ts";
import { mediaKey } from "~/features/media/data-key.ts";
import { isUnfinished } from "~/features/media/domain/unfinished.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { courseOf, coursesOf } from "~/features/golf/course.ts";
import { holesBeside } from "~/features/map/domain/holes-beside.ts";
import { pagePath } from "~/features/site/domain/pages/addresses.ts";
import { collectionCards, collectionOfKind } from "~/features/site/collection-cards.ts";
import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import type { PageData } from "~/features/site/visitor-page.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { ownValue } from "~/lib/own-value.ts";
import { hour } from "~/lib/time/lengths.ts";
import { getDb } from "~/server/db.ts";
import { localesOf, type Locale } from "~/lib/locales.ts";
import { pageByRole, type SiteIndex } from "~/features/site/domain/pages/site-index.ts";

interface PageDataRequest {
  index: SiteIndex;
  locale: Locale;
  pageId: string;
  /** What is asked of the page's directory. */
  asked?: DirectoryQuery;
  /** What is shown of the lists of the site; their first parts where nothing is said. */
  entries?: WantedEntries;
}
type Options = Readonly<Record<string, unknown>>;

/** A section as far as its needs depend on it. */
interface Section {
  id?: string;
  kind: string;
  options: Options;
  children?: ResolvedGroup[];
}
/** Without options it stands for all sections of its kind. */
type SomeSection = Omit<Section, "options"> & { options: Options | null };

/** What a block kind needs beyond its group. */
interface KindData {
  /** Under which name it stands in `ViewContext.data`; the kind's own when nothing is said. */
  name?: string;
  /** Whether a section needs it; all do when nothing is said. */
  isNeeded?(section: Section): boolean;
  /** What a finished page must be made anew for, beside the site's revision. */
  keys?: readonly DataKey[];
  /** The same, as far as it follows from what was loaded. */
  keysOf?(loaded: unknown): readonly string[];
  /** Until when it holds, where it depends on the time. */
  until?(index: SiteIndex, now: Date, loaded: unknown): Date | null;
  /** `isSample`: for an editor, who sees what such a section shows without needing all of it. */
  load(request: PageDataRequest & { sections: readonly SomeSection[] }, now: Date, isSample: boolean): Promise<unknown>;
}

const ofAllBranches: KindData = {
  name: branchDataName,
  keys: ["branches"],
  until: ({ branches }, now) => branchesHoldUntil(branches, now),
  load: ({ index }, now) => Promise.resolve(index.branches.map((branch) => branchData(branch, now))),
};
const ofBranches: KindData = {
  ...ofAllBranches,
  isNeeded: ({ options: { locations } }) => Array.isArray(locations) && locations.length > 0,
};

const ofArticles: KindData = {
  name: articlesName,
  keys: ["feed"],
  isNeeded: isOfFeed,
  load: ({ index }) => shownPosts(getDb(), index.id, "articles"),
};

/** Pictures whose copies are still being made. */
const unfinishedAmong = (pictures: readonly MediaRef[]) => pictures.filter(isUnfinished).map(({ id }) => mediaKey(id));

/** So many businesses show an editor what the directory looks like. */
const sampleSize = 3;

const directory: KindData = {
  name: directoryDataName,
  keys: ["directory"],
  until: (_index, _now, loaded) => {
    const { until } = loaded as DirectoryData;
    return until === null ? null : new Date(until);
  },
  keysOf: (loaded) => unfinishedAmong((loaded as DirectoryData).businesses.flatMap(({ logo }) => logo ?? [])),
  load: ({ index, asked = directoryQuerySchema.parse({}) }, now, isSample) =>
    searchDirectory({ db: getDb(), siteId: index.id, size: isSample ? sampleSize : undefined }, asked, now),
};

const ofPhotos: KindData = {
  name: photosName,
  keys: ["feed"],
  isNeeded: isOfFeed,
  load: ({ index }) => shownPhotos(getDb(), index.id, index.settings.socialAccounts.behold),
};

const needsEntries = ({ children = [] }: Section) => showsEntries({ children });

const ofReviews: KindData = {
  name: reviewsName,
  keys: ["reviews", "branches"],
  isNeeded: needsEntries,
  until: (_index, now, loaded) => ((loaded as unknown[]).length > 0 ? new Date(now.getTime() + 24 * hour) : null), // they age
  load: ({ index, locale }, now) => shownReviews(getDb(), { siteId: index.id, locale, now }),
};

const unfinishedOf = (loaded: unknown) =>
  unfinishedAmong((loaded as (JobEntry | ItemEntry)[]).flatMap(({ titleImage }) => titleImage ?? []));

const ofJobs: KindData = {
  name: listings.jobs,
  keys: ["jobs", "branches"],
  keysOf: unfinishedOf,
  isNeeded: needsEntries,
  load: (request, now) => shownJobs(listedFor(request), now),
};
const ofItems: KindData = {
  name: listings.marketplace,
  keys: ["items", "branches"],
  keysOf: unfinishedOf,
  isNeeded: needsEntries,
  load: (request) => shownItems(listedFor(request)),
};
const untilPartChanges = (_index: SiteIndex, _now: Date, loaded: unknown) => {
  const { until } = loaded as ShownPart;
  return until === null ? null : new Date(until);
};
const partOfJobs: KindData = {
  name: listPartNames.jobs,
  isNeeded: needsEntries,
  until: untilPartChanges,
  load: (request, now) => shownPartOfJobs(listedFor(request), now),
};
const partOfItems: KindData = {
  name: listPartNames.items,
  isNeeded: needsEntries,
  load: (request) => shownPartOfItems(listedFor(request)),
};
/** The form of the same page, else the one of the contact page. */
const askForm: KindData = {
  name: askFormName,
  isNeeded: needsEntries,
  load: async ({ index, locale, sections }): Promise<AskForm | null> =>
    sections.find(({ kind }) => askForms.has(kind))?.id ?? formOfContactPage(index, locale),
};
const askForms: ReadonlySet<string> = new Set(["contactForm", "form"]);

async function formOfContactPage(index: SiteIndex, locale: Locale): Promise<AskForm | null> {
  const page = pageByRole(index, "contact");
  if (!page || page.isProtected || !page.locales[locale]) return null;
  const site = await getSiteIndex(index.id); // as nobody notes it: what the forms follow from is that page alone
  const form = site && (await formsOnPage(site, page.id, locale)).find(({ kind }) => askForms.has(kind));
  return form ? { pageId: page.id, groupId: form.id } : null;
}

/** By kind. Loaders read published content, and what is live at once, only. */
const kinds: Record<string, KindData[]> = {
  businessSearch: [directory],
  contact: [ofBranches],
  goFeed: [ofArticles],
  instagramFeed: [ofPhotos],
  jobs: [ofJobs, partOfJobs, askForm],
  marketplace: [ofItems, partOfItems, askForm],
  newsFeedBoard: [ofArticles],
  gameSetup: [{ load: ({ index, locale }) => courseOf(index, locale) }],
  mapContainer: [{ load: ({ index, locale }) => coursesOf(index, locale) }, ofBranches],
  openingHours: [ofAllBranches],
  reviewSlider: [ofReviews],
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
  sections: readonly SomeSection[],
  request: PageDataRequest,
  now = new Date(),
): Promise<PageData> {
  const wanted = new Map<string, KindData>();
  const samples = new Set<string>();
  for (const section of sections) {
    const { kind, options } = section;
    for (const need of ownValue(kinds, kind) ?? [])
      if (options === null || (need.isNeeded?.({ ...section, options }) ?? true)) {
        wanted.set(need.name ?? kind, need);
        if (options === null) samples.add(need.name ?? kind);
      }
  }
  const needs = [...wanted];
  const data = await Promise.all(
    needs.map(
      async ([name, need]) => [name, await need.load({ ...request, sections }, now, samples.has(name))] as const,
    ),
  );
  const ends = needs.flatMap(([, need], at) => need.until?.(request.index, now, data[at]?.[1])?.getTime() ?? []);
  return {
    data: Object.fromEntries(data),
    keys: [
      ...new Set(needs.flatMap(([, need], at) => [...(need.keys ?? []), ...(need.keysOf?.(data[at]?.[1]) ?? [])])),
    ],
    until: ends.length > 0 ? Math.min(...ends) : null,
  };
}

/** The same with this of the lists of the site. */
export function loadPageDataWith(entries: WantedEntries): typeof loadPageData {
  return (sections, request, now) => loadPageData(sections, { ...request, entries }, now);
}

/** The holes beside the one of a page, in the course that it belongs to. */
async function neighboursOf(index: SiteIndex, { locale, pageId }: { locale: Locale; pageId: string }) {
  const { byCollection, ...course } = await coursesOf(index, locale);
  const courses = [course, ...Object.values(byCollection)];
  const own = courses.find(({ holes }) => holes.some((hole) => hole.pageId === pageId));
  return holesBeside(own?.holes ?? [], pageId);
}

/** What the site lists is read as the page shows it; on a page that is not for everybody, entries have no addresses. */
function listedFor({ index, locale, pageId, entries }: PageDataRequest) {
  const page = index.pages.get(pageId);
  const [defaultLocale = locale] = localesOf(index);
  const path = page && !page.isProtected ? pagePath(index, page, locale) : null;
  return { db: getDb(), siteId: index.id, locale, defaultLocale, path, entries };
}
