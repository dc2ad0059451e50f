import type { Course, CourseHole } from "../course.ts";
import type { PlayedHole } from "../schema.ts";

/**
 * The course that a round is played on: the holes and their par as the round keeps them, each with what its page says
 * today. A hole that has left the course since has its name and its place only; one that has come to it is none of this
 * round's. Before the first stroke it is the course of today.
 */
export function playedCourse(today: Course, played: readonly PlayedHole[] | null, locale: string): Course {
  if (!played) return today;
  const holes = played.map(({ pageId, par, lat, lng, names }, at): CourseHole => {
    const gone = { pageId, lat, lng, points: [], description: "", path: null, picture: null };
    const hole = today.holes.find((other) => other.pageId === pageId);
    return { ...gone, name: names[locale] ?? Object.values(names)[0] ?? "", ...hole, number: at + 1, par };
  });
  return { ...today, holes };
}
