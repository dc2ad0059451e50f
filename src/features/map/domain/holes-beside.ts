/** A hole of a course as its neighbours' pages lead to it. */
export interface HoleLink {
  /** Position in the course, from 1. */
  number: number;
  name: string;
  path: string;
}

export interface HolesBeside {
  /** Which one of how many this page is; null where it is no hole of the course. */
  place: { number: number; total: number } | null;
  previous: HoleLink | null;
  next: HoleLink | null;
}

interface Hole {
  pageId: string;
  number: number;
  name: string;
  /** Null where the hole has no page in this language. */
  path: string | null;
}

/**
 * The nearest holes before and after the one of this page that have a page to lead to. A course is no circle: the first
 * hole has none before it, and the last one none after it. Neither where the page is no hole of the course.
 */
export function holesBeside(holes: readonly Hole[], pageId: string): HolesBeside {
  const at = holes.findIndex((hole) => hole.pageId === pageId);
  const own = holes[at];
  if (!own) return { place: null, previous: null, next: null };
  const links = holes.map(({ number, name, path }): HoleLink | null => (path === null ? null : { number, name, path }));
  return {
    place: { number: own.number, total: holes.length },
    previous: links.slice(0, at).findLast((link) => link !== null) ?? null,
    next: links.slice(at + 1).find((link) => link !== null) ?? null,
  };
}
