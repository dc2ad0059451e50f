import { replaceEqualDeep } from "@tanstack/react-query";
import type { ResolvedGroup } from "~/features/blocks/resolved.ts";

/**
 * Gives each section and card that has not changed the same identity again, wherever it stands now, so that typing and
 * adding draw one section and not all.
 */
export function createKeeper(): (sections: ResolvedGroup[]) => ResolvedGroup[] {
  let last: ResolvedGroup[] = [];
  return (sections) => (last = keptOf(last, sections));
}

function keptOf(before: ResolvedGroup[], now: ResolvedGroup[]): ResolvedGroup[] {
  const known = new Map(before.map((group) => [group.id, group]));
  const kept = now.map((group) => keptGroup(known.get(group.id), group));
  const isSame = kept.length === before.length && kept.every((group, index) => group === before[index]);
  return isSame ? before : kept;
}

function keptGroup(before: ResolvedGroup | undefined, now: ResolvedGroup): ResolvedGroup {
  if (!before || before === now) return now;
  return replaceEqualDeep(before, { ...now, children: keptOf(before.children, now.children) });
}
