/** By code unit, as sort keys are made; a language's own order would disagree. */
export function byCode(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The order of what is placed by hand: by sort key, then by id, so that everybody sees the same. */
export function bySortKey(one: { sortKey: string; id: string }, other: { sortKey: string; id: string }): number {
  return byCode(one.sortKey, other.sortKey) || byCode(one.id, other.id);
}
