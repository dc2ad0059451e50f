import { dequal } from "dequal/lite";
import { isPlainObject } from "~/lib/json-object.ts";

/**
 * What two people have made of the same record: what one has changed is `mine` there, everything else is as `theirs`. Parts
 * of an object are looked at one by one, lists whose entries have ids entry by entry, and any other value as a whole; an
 * entry that one has taken away and the other has changed stays. Pure.
 */
export function mergeRecord<Value>(base: Value, mine: Value, theirs: Value): Value {
  if (dequal(mine, base)) return theirs;
  if (dequal(theirs, base)) return mine;
  if (isList(base) && isList(mine) && isList(theirs)) return mergeLists(base, mine, theirs) as Value;
  if (isPlainObject(base) && isPlainObject(mine) && isPlainObject(theirs))
    return mergeParts(base, mine, theirs) as Value;
  return mine;
}

/** The parts of a record that differ. Pure. */
export function differingParts<Value extends object>(one: Value, other: Value): (keyof Value)[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Value>;
  return [...names].filter((name) => !dequal(one[name], other[name]));
}

type Parts = Record<string, unknown>;
type Entry = Parts & { id: string };

function mergeParts(base: Parts, mine: Parts, theirs: Parts): Parts {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const merged = [...names].map((name) => [name, mergeRecord(base[name], mine[name], theirs[name])] as const);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/** In their order; what I have added stands behind. */
function mergeLists(base: Entry[], mine: Entry[], theirs: Entry[]): Entry[] {
  const [before, own, other] = [base, mine, theirs].map((list) => new Map(list.map((entry) => [entry.id, entry])));
  const ids = new Set([...(other?.keys() ?? []), ...(own?.keys() ?? [])]);
  return [...ids].flatMap((id) => {
    const [was, here, there] = [before?.get(id), own?.get(id), other?.get(id)];
    if (was && here && there) return [mergeRecord(was, here, there)];
    if (here && there) return [here];
    const left = here ?? there;
    return left && !(was && dequal(left, was)) ? [left] : []; // else it was taken away, as it was
  });
}

function isList(value: unknown): value is Entry[] {
  return Array.isArray(value) && value.every((entry) => isPlainObject(entry) && typeof entry["id"] === "string");
}
