import { dataHeadsOf, type DataHeads } from "./data-heads.ts";
import { processWide } from "./process-wide.ts";

/** What a finished page depends on beside its key: head numbers of data, and a time after which it is over. */
export interface PageNeeds {
  heads: DataHeads;
  /** Milliseconds since 1970; null: it does not age. */
  until: number | null;
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
export function areMet({ heads, until }: PageNeeds, siteId: string, now: number): boolean {
  const current = dataHeadsOf(siteId);
  const areSame = Object.entries(heads).every(([key, head]) => (current[key] ?? 0) === head);
  return areSame && (until === null || now < until);
}
