import { ownValue } from "~/lib/own-value.ts";

/** Which of `count` tools a key on the one at `index` leads to, round and round; null for a key that leads nowhere. */
export function toolByKey(key: string, { index, count }: { index: number; count: number }): number | null {
  const steps: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 };
  const to = ownValue(steps, key);
  return to === undefined ? null : (to + count) % count;
}
