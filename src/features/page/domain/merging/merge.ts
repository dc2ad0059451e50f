import { hunksBetween, type Hunk } from "./sequences.ts";

interface Merged<Item> {
  items: Item[];
  /** False where both sides changed the same part differently; there `prefer` has decided. */
  isClean: boolean;
}

interface MergeOptions<Item> {
  /** Whose version stands where both changed the same part. */
  prefer: "mine" | "theirs";
  /** Items such as spaces, that do not keep two changes of one side apart. */
  isGlue: (item: Item) => boolean;
  /** Whether changes that touch each other without an overlap are both kept, too: none of them replaces the other. */
  mayTouch?: boolean | undefined;
}

/**
 * Brings together what two people made of the same sequence. Changes that neither overlap nor touch each other are
 * both kept; items are compared by `===`.
 */
export function mergeSequences<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  { prefer, isGlue, mayTouch = false }: MergeOptions<Item>,
): Merged<Item> {
  const own = joinedOverGlue(base, hunksBetween(base, mine), isGlue);
  const other = joinedOverGlue(base, hunksBetween(base, theirs), isGlue);
  const parts: (readonly Item[])[] = [];
  let isClean = true;
  let place = 0;
  for (const cluster of clustersOf(own, other, mayTouch)) {
    parts.push(base.slice(place, cluster.start));
    place = cluster.end;
    const [ours, foreign] = [sideOf(base, cluster, cluster.mine), sideOf(base, cluster, cluster.theirs)];
    if (cluster.theirs.length === 0) parts.push(ours);
    else if (cluster.mine.length === 0 || isSame(ours, foreign)) parts.push(foreign);
    else {
      isClean = false;
      parts.push(prefer === "mine" ? ours : foreign);
    }
  }
  parts.push(base.slice(place));
  return { items: parts.flat(), isClean };
}

/** Two changes with nothing but spaces between them are one: a sentence that was written anew stays together. */
function joinedOverGlue<Item>(
  base: readonly Item[],
  hunks: readonly Hunk<Item>[],
  isGlue: (item: Item) => boolean,
): Hunk<Item>[] {
  return hunks.reduce<Hunk<Item>[]>((joined, hunk) => {
    const last = joined.at(-1);
    const between = last && base.slice(last.end, hunk.start);
    if (!last || !between?.every(isGlue)) return [...joined, hunk];
    const items = [...last.items, ...between, ...hunk.items];
    return [...joined.slice(0, -1), { start: last.start, end: hunk.end, items }];
  }, []);
}

interface Cluster<Item> {
  start: number;
  end: number;
  mine: Hunk<Item>[];
  theirs: Hunk<Item>[];
}

/** Changes of both sides that overlap, or touch unless they may, together; every other change alone. */
function clustersOf<Item>(
  own: readonly Hunk<Item>[],
  other: readonly Hunk<Item>[],
  mayTouch: boolean,
): Cluster<Item>[] {
  const all = [
    ...own.map((hunk) => ({ hunk, side: "mine" as const })),
    ...other.map((hunk) => ({ hunk, side: "theirs" as const })),
  ].sort((one, next) => one.hunk.start - next.hunk.start || one.hunk.end - next.hunk.end);
  const clusters: Cluster<Item>[] = [];
  for (const { hunk, side } of all) {
    const last = clusters.at(-1);
    const meets = last && (mayTouch ? hunk.start < last.end : hunk.start <= last.end);
    if (last && meets && isForeignTo(last, side)) {
      last.end = Math.max(last.end, hunk.end);
      last[side].push(hunk);
    } else {
      const cluster: Cluster<Item> = { start: hunk.start, end: hunk.end, mine: [], theirs: [] };
      cluster[side].push(hunk);
      clusters.push(cluster);
    }
  }
  return clusters;
}

/** A side's own changes never touch each other; they meet only over one of the other side. */
function isForeignTo(cluster: Cluster<unknown>, side: "mine" | "theirs"): boolean {
  return cluster[side === "mine" ? "theirs" : "mine"].length > 0;
}

/** One side's version of a cluster's part of the base. */
function sideOf<Item>(base: readonly Item[], cluster: Cluster<Item>, hunks: readonly Hunk<Item>[]): Item[] {
  const parts: (readonly Item[])[] = [];
  let place = cluster.start;
  for (const hunk of hunks) {
    parts.push(base.slice(place, hunk.start), hunk.items);
    place = hunk.end;
  }
  return [...parts, base.slice(place, cluster.end)].flat();
}

function isSame<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
