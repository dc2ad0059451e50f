import type { PairGroup } from "~/features/site/translations/text-pair.ts";

/** The groups with all their texts, or with those alone that are missing, stale or a machine's. */
export function openPairsOf(groups: readonly PairGroup[], shown: "open" | "all"): PairGroup[] {
  return groups.map((group) => ({
    ...group,
    pairs: shown === "all" ? group.pairs : group.pairs.filter(({ state, isMachine }) => state !== "done" || isMachine),
  }));
}
