import { generateKeyBetween, generateNKeysBetween } from "fractional-indexing";
import { byCode } from "~/lib/sort-key.ts";

interface Placed {
  sortKey: string;
}

/** The entries of a map in their order: by sort key, then by id. */
export function inOrder<Entry extends Placed>(map: Readonly<Record<string, Entry>>): [id: string, entry: Entry][] {
  return Object.entries(map).sort(
    ([oneId, one], [otherId, other]) => byCode(one.sortKey, other.sortKey) || byCode(oneId, otherId),
  );
}

/** The sort key of something new that comes last. */
export function lastKey(map: Readonly<Record<string, Placed>>): string {
  return generateKeyBetween(inOrder(map).at(-1)?.[1].sortKey ?? null, null);
}

/**
 * The map with the entry `id` at `index` among the others. Only its own key changes, unless two neighbours share a key
 * (an undo can bring an old key back): then all get new keys.
 */
export function movedTo<Entry extends Placed>(
  map: Readonly<Record<string, Entry>>,
  id: string,
  index: number,
): Record<string, Entry> {
  const entry = map[id];
  if (!entry) return map;
  const others = inOrder(map).filter(([otherId]) => otherId !== id);
  const [before, after] = [others[index - 1]?.[1].sortKey ?? null, others[index]?.[1].sortKey ?? null];
  if (before === null || after === null || before < after) {
    return { ...map, [id]: { ...entry, sortKey: generateKeyBetween(before, after) } };
  }
  const row = others.toSpliced(index, 0, [id, entry]);
  const keys = generateNKeysBetween(null, null, row.length);
  return Object.fromEntries(row.map(([rowId, value], at) => [rowId, { ...value, sortKey: keys[at] ?? "a0" }]));
}
