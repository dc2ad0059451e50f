import { z } from "zod";
import { pagesOfCollection, type SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { Prisma, type Db } from "~/server/db.ts";
import { keptByKey } from "~/server/kept-by-key.ts";
import { courseOf } from "./course.ts";
import type { GameKey } from "./read-game.ts";
import { playedHoleSchema, type PlayedHole } from "./schema.ts";

const kept = keptByKey<PlayedHole[]>("course-cards", 500);
/** The key of each index's card: every tap asks, and an index may hold many pages. */
const keys = new WeakMap<SiteIndex, string>();

/**
 * The holes of a site's course as they are now, in order, for the rules of rounds that begin. Kept in memory until a page of the course is
 * published anew: every tap and everybody who looks at the best list asks for it.
 */
export async function courseCardOf(siteId: string): Promise<PlayedHole[]> {
  const index = await getSiteIndex(siteId);
  if (!index) return [];
  const key = keys.get(index) ?? keyOf(index);
  keys.set(index, key);
  return kept(key, () => readCard(index));
}

function keyOf(index: SiteIndex): string {
  const course = pagesOfCollection(index, { name: "map" });
  return [index.id, ...index.locales, ...course.map(({ versionId, isProtected }) => [versionId, isProtected])].join();
}

async function readCard(index: SiteIndex): Promise<PlayedHole[]> {
  const courses = await Promise.all(
    index.locales.map(async (locale) => ({ locale, holes: (await courseOf(index, locale)).holes })),
  );
  const namesOf = (pageId: string) => {
    const named = courses.flatMap(({ locale, holes }) =>
      holes.filter((hole) => hole.pageId === pageId).map(({ name }) => [locale, name] as const),
    );
    return Object.fromEntries(named);
  };
  const holes = courses[0]?.holes ?? [];
  return holes.map(({ pageId, par, lat, lng }) => ({ pageId, par, lat, lng, names: namesOf(pageId) }));
}

/** The course that a round is played on: as it was at its first stroke, or as it is now where it has none. */
export async function roundCourseOf(db: Db, { siteId, gameId }: GameKey): Promise<PlayedHole[]> {
  const game = await db.game.findFirst({ where: { id: gameId, siteId }, select: { course: true } });
  return game?.course ? z.array(playedHoleSchema).parse(game.course) : courseCardOf(siteId);
}

/** Rounds with strokes from before rounds kept their course get the one of today, before it changes. */
export async function keepCourses(db: Db, siteId: string): Promise<void> {
  const where = { siteId, course: { equals: Prisma.DbNull }, holes: { some: { siteId } } };
  if ((await db.game.count({ where })) === 0) return;
  const course = await courseCardOf(siteId);
  if (course.length > 0) await db.game.updateMany({ where, data: { course } });
}
