import { leadsNowhere } from "~/features/blocks/link.ts";
import { pictureUrl } from "~/features/blocks/pictures/picture.tsx";
import { resolvePage } from "~/features/page/domain/resolve.ts";
import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import { pointsSchema } from "~/features/map/domain/point-schema.ts";
import { pointOf, type Point } from "~/features/map/domain/point.ts";
import type { PublishedPage } from "~/features/page/schema.ts";
import { pageLookup } from "~/features/site/domain/pages/page-lookup.ts";
import { pagesOfCollection, type SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { loadPublished } from "~/features/site/published.ts";
import { localeSchema, type Locale } from "~/lib/locales.ts";

/** One hole: a published page of the collection `map` whose points have a start. */
export interface CourseHole {
  pageId: string;
  /** Position in the collection, from 1; pages without a start are not counted. */
  number: number;
  name: string;
  /** The page's description in its language; may be empty. */
  description: string;
  /** Where the hole begins. */
  lat: number;
  lng: number;
  /** All points of the hole, the start among them. */
  points: Point[];
  /** Strokes that a good player needs; null where the course gives none. */
  par: number | null;
  /** Address of the hole's page, or null when it does not stand in this language. */
  path: string | null;
  /** Address of a small copy of the page's first picture, or null. */
  picture: string | null;
}

/** A course as the play screens get it. `rankingName` is the name of the collection's first page without a section of points, if any. */
export interface Course {
  holes: CourseHole[];
  rankingName: string | null;
}

/** Width in px of a hole's small picture: a pop-up on a fine screen. */
const pictureWidth = 480;

/**
 * The course of a site in one language: the published pages of its collection `map`, in order. A site with several such
 * collections has its first one as the course, unless one is named.
 */
export async function courseOf(index: SiteIndex, locale: string, collectionId: string | null = null): Promise<Course> {
  const course: Course = { holes: [], rankingName: null };
  const pages = pagesOfCollection(index, { name: "map", id: collectionId }).filter((page) => !page.isProtected);
  const published = await Promise.all(pages.map((page) => loadPublished(index.id, page.id)));
  for (const page of published) {
    if (!page) continue;
    const hole = holeOf(index, page, localeSchema.parse(locale));
    if (!hole) continue;
    if ("points" in hole) course.holes.push({ ...hole, number: course.holes.length + 1 });
    else course.rankingName ??= hole.name;
  }
  return course;
}

/** A page of the course as its hole; only its name when it is none; null for a hole that has no start yet. */
function holeOf(
  index: SiteIndex,
  { document, media }: PublishedPage,
  locale: Locale,
): Omit<CourseHole, "number"> | { name: string } | null {
  const defaultLocale = localeSchema.parse(index.locales[0]);
  const [own, fallback] = [document.locales[locale], document.locales[defaultLocale]];
  const name = own?.name || fallback?.name || document.name;
  const sections = resolvePage(document, { locale, defaultLocale, media, pagePath: leadsNowhere });
  const withPoints = sections.filter(({ kind }) => kind === "poiManager");
  for (const section of withPoints) {
    const points = pointsSchema.parse(section.options["poi"]);
    const start = pointOf(points, "start");
    if (!start) continue;
    return {
      pageId: document.id,
      name,
      description: own?.description || fallback?.description || "",
      lat: start.lat,
      lng: start.lng,
      points,
      par: Number(section.options["par"]) || null,
      path: pageLookup(index, locale)({ id: document.id }),
      picture: firstPicture(sections),
    };
  }
  return withPoints.length > 0 ? null : { name };
}

function firstPicture(groups: ResolvedGroup[]): string | null {
  for (const { fields, children } of groups) {
    for (const field of Object.values(fields)) {
      const url = field.type === "image" && field.media ? pictureUrl(field.media, pictureWidth) : null;
      if (url) return url;
    }
    const below = firstPicture(children);
    if (below) return below;
  }
  return null;
}

interface Courses extends Course {
  /** Every collection `map` of the site by its id, for sections that name theirs. */
  byCollection: Record<string, Course>;
}

/** The site's course, and beside it each of its collections `map` where there are several. */
export async function coursesOf(index: SiteIndex, locale: string): Promise<Courses> {
  const ids = Object.entries(index.collections).flatMap(([id, { name, type }]) =>
    name === "map" && type === "page" ? [id] : [],
  );
  const others = ids.length > 1 ? ids : [];
  const courses = await Promise.all(others.map(async (id) => [id, await courseOf(index, locale, id)] as const));
  return { ...(await courseOf(index, locale)), byCollection: Object.fromEntries(courses) };
}
