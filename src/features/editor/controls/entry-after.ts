/** Where one goes on once these have gone: at the next that stays, else at the last one before them; null for none. */
export function entryAfter(shown: readonly string[], gone: readonly string[]): string | null {
  const leaves = new Set(gone);
  const first = shown.findIndex((id) => leaves.has(id));
  const stays = (id: string) => !leaves.has(id);
  return shown.slice(Math.max(first, 0)).find(stays) ?? shown.findLast(stays) ?? null;
}
