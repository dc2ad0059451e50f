import { z } from "zod";
import { loadPublished } from "~/features/site/published.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import type { Locale } from "~/lib/locales.ts";

/** One hole: a published page of the collection `map` with a point. */
export interface CourseHole {
  pageId: string;
  number: number;
  name: string;
  lat: number;
  lng: number;
  /** Strokes that a good player needs; null where the course gives none. */
  par: number | null;
}

/** A course as the play screens get it. `rankingName` is the name of the collection's page without a point, if any. */
export interface Course {
  holes: CourseHole[];
  rankingName: string | null;
}

const pointSchema = z.object({ lat: z.coerce.number(), lng: z.coerce.number(), number: z.coerce.number().optional() });

/** The course of a site in one language: the published pages of its collection `map`, in order. */
export async function courseOf(siteId: string, locale: string): Promise<Course> {
  const index = await getSiteIndex(siteId);
  const pages = [...(index?.pages.values() ?? [])].filter((page) => page.collection === "map" && !page.isProtected);
  pages.sort((a, b) => (a.sortKey === b.sortKey ? a.id.localeCompare(b.id) : a.sortKey < b.sortKey ? -1 : 1));
  const fallback = index?.locales[0] ?? locale;
  const course: Course = { holes: [], rankingName: null };
  for (const { document } of (await Promise.all(pages.map((page) => loadPublished(siteId, page.id)))).flatMap(known)) {
    const name =
      document.locales[locale as Locale]?.name || document.locales[fallback as Locale]?.name || document.name;
    const point = pointSchema.safeParse(document.options);
    if (!point.success) course.rankingName = name;
    else
      course.holes.push({
        pageId: document.id,
        name,
        par: null,
        ...point.data,
        number: point.data.number ?? course.holes.length + 1,
      });
  }
  return course;
}

function known<Value>(value: Value | null): Value[] {
  return value === null ? [] : [value];
}
