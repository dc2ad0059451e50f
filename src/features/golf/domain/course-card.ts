/** What the rules need to know of one hole; a hole is a page of the course. */
interface CardHole {
  pageId: string;
  /** Strokes that a good player needs; null where the course gives none. */
  par: number | null;
}

/** The holes of a course in the order in which they are played. */
export type CourseCard = readonly CardHole[];
