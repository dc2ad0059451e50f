import { lookUntil } from "../frame/look-until.ts";
import { revealControl } from "../frame/reveal-control.ts";

/** A branch, or somebody who works there, as a table lists them. */
export interface OpenPart {
  type: "branch" | "person";
  id: string;
  businessId: string;
}

/** Leads to a branch or to somebody's name in the form of their business as soon as it is drawn. */
export function revealPart({ type, id }: OpenPart): void {
  const within = type === "branch" ? "summary" : "input";
  revealControl(() => document.querySelector<HTMLElement>(`[data-vt-${type}="${id}"] ${within}`));
}

/** The hours of the week, or the days that have others: parts of a branch's form (`data-vt-hours`). */
export type HoursPart = "week" | "special";

/** Leads to the hours of a branch. */
export function revealHours(part: HoursPart): void {
  revealInBusiness(`[data-vt-hours="${part}"]`);
}

/** Leads to where the place of a branch of the site's own business is written. */
export function revealBranch(branchId: string): void {
  revealInBusiness(`[data-vt-branch="${branchId}"] [data-vt-place]`);
}

/**
 * Leads to a part of a business as soon as the panel of businesses is drawn: in the form that is open, or else in that
 * of the site's own business or of its only one. Where there are several and none is its own, the list stays.
 */
function revealInBusiness(part: string): void {
  const field = () => document.querySelector<HTMLElement>(part);
  lookUntil(() => {
    if (!field()) {
      const businesses = document.querySelector<HTMLElement>('[data-vt-businesses] [value="businesses"]:not(:checked)');
      businesses?.click(); // whose table may stand behind another
      const rows = [...document.querySelectorAll("[data-vt-businesses] tbody tr")];
      if (rows.length === 0) return false;
      const row = rows.find((each) => each.querySelector("[data-vt-own]")) ?? (rows.length === 1 ? rows[0] : undefined);
      if (!row) return true;
      row.querySelector("button")?.click();
    }
    revealControl(field);
    return true;
  });
}
