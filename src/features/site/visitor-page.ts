import { filledSections } from "~/features/page/domain/filled.ts";
import { resolvePage } from "~/features/page/domain/resolve.ts";
import type { PublishedPage } from "~/features/page/schema.ts";
import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import type { DataKey } from "~/features/blocks/data-key.ts";
import type { ViewContext } from "~/features/blocks/ui.ts";
import { translatorOfParts } from "~/i18n/translate.ts";
import { viewTextsOf } from "~/i18n/view-texts.ts";
import { dataHeadsOf } from "~/server/data-heads.ts";
import { headsOf, notePageNeeds } from "~/server/finished-pages/page-needs.ts";
import { branchesHoldUntil } from "~/features/directory/branch-data.ts";
import { localeSchema, type Locale } from "~/lib/locales.ts";
import { pageHeading } from "./domain/pages/metadata.ts";
import type { Named } from "./domain/pages/page-name.ts";
import type { IndexedPage, SiteIndex } from "./domain/pages/site-index.ts";
import { loadPublished } from "./published.ts";
import { noting, type SeenPages } from "./seen-pages.ts";
import { frameDigest, stateOf } from "./frame-digest.ts";
import { getSiteIndex, peekSiteIndex } from "./site-index.ts";

export interface VisitorPage {
  index: SiteIndex;
  page: IndexedPage;
  /** What the page is called: its heading where no section shows one. */
  name: Named;
  sections: ResolvedGroup[];
  context: ViewContext;
}

/** What kinds of sections need beyond their groups, as `ViewContext.data`, and what it depends on. */
export interface PageData {
  data: Record<string, unknown>;
  keys: readonly string[];
  /** When it is over, in milliseconds since 1970; null: never. */
  until: number | null;
}

export type LoadPageData = (
  sections: ResolvedGroup[],
  request: { index: SiteIndex; locale: Locale; pageId: string },
) => Promise<PageData>;

interface WantedPage {
  siteId: string;
  locale: string;
  pageId: string;
  isUnlocked?: boolean;
  /** What is made of the page, where it is another thing than the page itself; it is kept apart. */
  form?: "markdown" | "asked" | `entry-${string}` | `markdown-${string}` | `listed-${string}`;
}

/** Under which name is noted what a page depends on. */
export function notedName({ siteId, locale, pageId, form }: Omit<WantedPage, "isUnlocked">): string {
  return [siteId, locale, pageId, ...(form ? [form] : [])].join("|");
}

/**
 * A published page in one language, ready to draw; null when there is none, or when a password protects it: unless
 * `isUnlocked` says that whoever asks has given it. What is drawn then is for them alone, and kept nowhere.
 */
export async function loadVisitorPage(wanted: WantedPage, loadPageData: LoadPageData): Promise<VisitorPage | null> {
  const { siteId, locale, pageId, isUnlocked = false } = wanted;
  const language = localeSchema.safeParse(locale);
  const heads = dataHeadsOf(siteId); // before the data: what changes meanwhile makes the page anew
  const index = await getSiteIndex(siteId);
  const page = index?.pages.get(pageId);
  if (!index || !language.success || !page?.locales[language.data] || (page.isProtected && !isUnlocked)) return null;
  const published = await loadPublished(siteId, pageId);
  if (!published) return null;

  const shown = { locale: language.data, pageId };
  const drawn = await drawablePage({ index, ...published }, shown, loadPageData);
  const { sections, context, seen } = drawn;
  if (!page.isProtected)
    notePageNeeds(notedName(wanted), {
      of: stateOf(index, page),
      heads: headsOf(heads, [...drawn.keys, ...published.keys, ...frameKeys]),
      until: earliest(drawn.until, frameHoldsUntil(index)),
      isSame: () => isSeenStill(siteId, seen),
    });
  return { index, page, name: pageHeading(index, page, locale), sections, context };
}

/** A page's document in one language, ready to draw for visitors, and what its sections depend on. */
export async function drawablePage(
  { index, document, media }: { index: SiteIndex } & PublishedPage,
  { locale, pageId }: { locale: Locale; pageId: string },
  loadPageData: LoadPageData,
): Promise<Pick<VisitorPage, "sections" | "context"> & Pick<PageData, "keys" | "until"> & { seen: SeenPages }> {
  const { seen, pagePath, index: noted } = noting(index, locale);
  const resolved = resolvePage(document, {
    locale,
    defaultLocale: localeSchema.parse(index.locales[0]),
    media,
    pagePath,
    isMember: index.isHealthOpticsMember,
  });
  const { data, keys, until } = await loadPageData(withCards(resolved), { index: noted, locale, pageId });
  const texts = viewTextsOf(locale);
  const context: ViewContext = {
    siteId: index.id,
    pageId,
    locale,
    timeZone: index.timeZone,
    mode: "live",
    areIslandsMarked: process.env.NODE_ENV === "production",
    t: translatorOfParts(texts),
    texts,
    pagePath,
    data,
  };
  return { sections: filledSections(resolved, data), context, keys, until, seen };
}

/** The site around a page of its own that stands at no address, such as "not found"; what it depends on is noted. */
export async function loadFrame(siteId: string, noted: string): Promise<SiteIndex | null> {
  const heads = dataHeadsOf(siteId);
  const index = await getSiteIndex(siteId);
  if (!index) return null;
  const of = frameDigest(index);
  notePageNeeds(noted, { of, heads: headsOf(heads, frameKeys), until: frameHoldsUntil(index) });
  return index;
}

/** Whether what a page shows of other pages is the same by now. Asked with an index at hand: nothing is loaded for it. */
function isSeenStill(siteId: string, seen: SeenPages): boolean {
  const index = peekSiteIndex(siteId);
  return index !== null && seen.holdsFor(index);
}

/** Until when header and footer hold: the site's branches open and close. */
function frameHoldsUntil({ branches }: SiteIndex): number | null {
  return branchesHoldUntil(branches, new Date())?.getTime() ?? null;
}

function earliest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/** What any page depends on, with the header and the footer around it. */
const frameKeys: readonly DataKey[] = ["branches", "pages"];

function withCards(groups: ResolvedGroup[]): ResolvedGroup[] {
  return groups.flatMap((group) => [group, ...withCards(group.children)]);
}
