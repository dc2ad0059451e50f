import { LRUCache } from "lru-cache";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { processWide } from "~/server/process-wide.ts";
import { courseOf } from "./course.ts";
import type { CourseCard } from "./domain/course-card.ts";

const cards = () => processWide("course-cards", () => new LRUCache<string, CourseCard>({ max: 500 }));

/**
 * The holes of a site's course with their par, in order, for the rules. Kept in memory until a page of the course is
 * published anew: everybody who looks at the best list asks for it.
 */
export async function courseCardOf(siteId: string): Promise<CourseCard> {
  const index = await getSiteIndex(siteId);
  const pages = [...(index?.pages.values() ?? [])].filter((page) => page.collection === "map");
  const key = [siteId, ...pages.map(({ versionId, sortKey, isProtected }) => [versionId, sortKey, isProtected])].join();
  const known = cards().get(key);
  if (known) return known;
  const { holes } = await courseOf(siteId, index?.locales[0] ?? "de");
  const card = holes.map(({ pageId, par }) => ({ pageId, par }));
  cards().set(key, card);
  return card;
}
