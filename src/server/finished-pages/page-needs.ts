import { dataHeadsOf, type DataHeads } from "../data-heads.ts";
import { processWide } from "../process-wide.ts";

/** What a finished page depends on beside its key. */
interface PageNeeds {
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

const noted = () => processWide("page-needs", () => new Map<string, PageNeeds>());

/** Said while a page is drawn, by whoever loads its data; `heads` were read before the data. */
export function notePageNeeds(page: string, needs: PageNeeds): void {
  noted().set(page, needs);
}

/** Taken by whoever keeps the finished page. */
export function takePageNeeds(page: string): PageNeeds | null {
  const needs = noted().get(page) ?? null;
  noted().delete(page);
  return needs;
}

/** Whether a page that was finished with these needs may still be shown. */
export function areMet({ heads, until, isSame }: PageNeeds, siteId: string, now: number): boolean {
  const current = dataHeadsOf(siteId);
  const areSame = Object.entries(heads).every(([key, head]) => (current[key] ?? 0) === head);
  return areSame && (until === null || now < until) && (isSame?.() ?? true);
}
