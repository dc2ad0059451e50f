/** Pixels that a pointer moves before it drags. */
export const dragDistance = 3;

/** The place in the list that a row of this height comes to when it is dropped `by` pixels from where it lay. */
export function dropIndex(heights: readonly number[], from: number, by: number): number {
  let [index, passed] = [from, 0];
  const step = by < 0 ? -1 : 1;
  for (;;) {
    const next = heights[index + step];
    if (next === undefined || Math.abs(by) < passed + next / 2) return index;
    passed += next;
    index += step;
  }
}
