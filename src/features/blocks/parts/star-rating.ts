const most = 5;

/**
 * How each of five stars is drawn for a rating from 0 to 5: what is left after the whole ones makes half a star from
 * half a point on, and none below.
 */
export function starsOf(rating: number): ("full" | "half" | "empty")[] {
  const held = Math.min(most, Math.max(0, rating));
  return Array.from({ length: most }, (_, index) => {
    const left = held - index;
    if (left >= 1) return "full";
    return left >= 0.5 ? "half" : "empty";
  });
}
