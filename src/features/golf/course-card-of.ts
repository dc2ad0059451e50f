import { LRUCache } from "lru-cache";
import { pagesOfCollection, type SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { processWide } from "~/server/process-wide.ts";
import { courseOf } from "./course.ts";
import type { CourseCard } from "./domain/course-card.ts";

const cards = () => processWide("course-cards", () => new LRUCache<string, Promise<CourseCard>>({ max: 500 }));
/** The key of each index's card: every tap asks, and an index may hold many pages. */
const keys = new WeakMap<SiteIndex, string>();

/**
 * The holes of a site's course with their par, in order, for the rules. Kept in memory until a page of the course is
 * published anew: every tap and everybody who looks at the best list asks for it.
 */
export async function courseCardOf(siteId: string): Promise<CourseCard> {
  const index = await getSiteIndex(siteId);
  if (!index) return [];
  const key = keys.get(index) ?? keyOf(index);
  keys.set(index, key);
  const known = cards().get(key);
  if (known) return known;
  const card = readCard(index);
  cards().set(key, card);
  card.catch(() => cards().delete(key)); // asked for again by the next one
  return card;
}

function keyOf(index: SiteIndex): string {
  const course = pagesOfCollection(index, { name: "map" });
  return [index.id, ...course.map(({ versionId, isProtected }) => [versionId, isProtected])].join();
}

async function readCard(index: SiteIndex): Promise<CourseCard> {
  const { holes } = await courseOf(index, index.locales[0] ?? "de");
  return holes.map(({ pageId, par }) => ({ pageId, par }));
}
