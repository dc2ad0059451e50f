import { ownValue } from "~/lib/own-value.ts";

/** The place in a list of `count` that a key on the row at `index` leads to, or null for any other key. */
export function placeByKey(key: string, { index, count }: { index: number; count: number }): number | null {
  const places: Record<string, number> = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 };
  const to = ownValue(places, key);
  return to === undefined ? null : Math.min(count - 1, Math.max(0, to));
}
