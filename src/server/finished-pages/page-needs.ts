import { LRUCache } from "lru-cache";
import { dataHeadsOf, type DataHeads } from "../data-heads.ts";
import { processWide } from "../process-wide.ts";

/** What a finished page depends on beside its key. */
interface PageNeeds {
  /** Of which state of page and site (`stateOf`, `frameDigest`): one page may be drawn in two states at once. */
  of: string;
  /** The head numbers of the data that it shows. */
  heads: DataHeads;
  /** Milliseconds since 1970; null: it does not age. */
  until: number | null;
  /** Whether everything else is as it was when the page was drawn. */
  isSame?: () => boolean;
}

/** Of head numbers those of these kinds of data. */
export function headsOf(heads: DataHeads, keys: readonly string[]): DataHeads {
  return Object.fromEntries(keys.map((key) => [key, heads[key] ?? 0]));
}

/** Some may never be taken; a page without one is drawn anew. */
const noted = () => processWide("page-needs", () => new LRUCache<string, PageNeeds>({ max: 10_000 }));

/** Said while a page is drawn, by whoever loads its data; `heads` were read before the data. */
export function notePageNeeds(page: string, needs: PageNeeds): void {
  noted().set(page, needs);
}

/**
 * Taken by whoever keeps the page that was finished in this state: tells whether it may still be shown. Never, where
 * nothing is noted of it.
 */
export function takePageNeeds(page: string, { of, siteId }: { of: string; siteId: string }): () => boolean {
  const needs = noted().get(page);
  if (needs?.of !== of) return () => false;
  noted().delete(page);
  return () => areMet(needs, siteId, Date.now());
}

function areMet({ heads, until, isSame }: PageNeeds, siteId: string, now: number): boolean {
  const current = dataHeadsOf(siteId);
  const areSame = Object.entries(heads).every(([key, head]) => (current[key] ?? 0) === head);
  return areSame && (until === null || now < until) && (isSame?.() ?? true);
}
