import { LRUCache } from "lru-cache";
import { minute } from "~/lib/time/lengths.ts";
import { dataHeadsOf } from "./data-heads.ts";
import { processWide } from "./process-wide.ts";

/** What was made of a site's data, and of what state of it. */
interface Kept<Value> {
  state: string;
  value: Promise<Value>;
}

/** Made again after so long, for rows that were changed by hand. */
const ordinaryPeriodMs = 5 * minute;

/**
 * Keeps one thing for each site that is made of its data of these keys: until that changes, and not
 * longer than the period of the clock in which it was made. Of several who ask at the same moment, the first one has it
 * made.
 */
export function keptBySite<Value>(name: string, keys: readonly string[], periodMs = ordinaryPeriodMs) {
  const known = () => processWide(name, () => new LRUCache<string, Kept<Value>>({ max: 40 }));
  return (siteId: string, now: Date, make: () => Promise<Value>): Promise<Value> => {
    const heads = dataHeadsOf(siteId); // before it is made: what changes meanwhile counts
    const state = [...keys.map((key) => heads[key] ?? 0), Math.floor(now.getTime() / periodMs)].join("|");
    const kept = known().get(siteId);
    if (kept?.state === state) return kept.value;
    const value = make();
    known().set(siteId, { state, value });
    value.catch(() => known().get(siteId)?.value === value && known().delete(siteId));
    return value;
  };
}
