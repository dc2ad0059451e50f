import type { PairGroup } from "~/features/site/translations/text-pair.ts";

/** The texts of a group, all of them or those alone that are missing, stale, a machine's, or being `written` now. */
export function openPairsOf(pairs: PairGroup["pairs"], shown: "open" | "all", written: string | null = null) {
  if (shown === "all") return pairs;
  return pairs.filter(({ key, state, isMachine }) => state !== "done" || isMachine || key === written);
}
