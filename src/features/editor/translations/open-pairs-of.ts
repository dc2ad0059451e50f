import type { PairGroup } from "~/features/site/translations/text-pair.ts";

/** The groups with all their texts, or with those alone that are missing or stale. */
export function openPairsOf(groups: readonly PairGroup[], shown: "open" | "all"): PairGroup[] {
  return groups.map((group) => ({
    ...group,
    pairs: shown === "all" ? group.pairs : group.pairs.filter(({ state }) => state !== "done"),
  }));
}
