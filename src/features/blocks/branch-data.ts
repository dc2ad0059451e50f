import type { Messages } from "~/i18n/message-types.ts";

/** A branch as sections, header and footer show it. */
export interface BranchData {
  id: string;
  name: string;
  /** With its number. */
  street: string;
  /** With its postal code. */
  city: string;
  phone: string;
  email: string;
  /** Longitude and latitude, where they are known. */
  place: [lng: number, lat: number] | null;
  /** Null where it names none. */
  hours: BranchHours | null;
}

/** When a branch is open, as it stands at one moment: wall time of the branch. */
export interface BranchHours {
  /** The seven days of the week, Monday first. */
  week: DayHours[];
  /** Which of them is today, from 0. Its hours are those that hold today, also where the week's are others. */
  today: number;
  isOpen: boolean;
  /** When it closes or opens next; null: it is not in sight. */
  change: HoursChange | null;
  /** The days after today, as far as one plans ahead, whose hours are not the week's. */
  ahead: OtherDay[];
}

export interface DayHours {
  /** Stretches as "09:00–18:30"; none: closed. */
  times: string[];
  holiday: HolidayName | null;
}
export interface OtherDay extends DayHours {
  /** As "2026-12-24". */
  date: string;
}
export interface HoursChange {
  /** As "18:30". */
  time: string;
  date: string;
  /** How many days after today. */
  inDays: number;
}

/** The public holidays that have a name in every language. */
export type HolidayName = keyof Messages["hours"]["holidays"];

/** What sections that show branches find in `ViewContext.data`. */
export const branchDataName = "branches";

/** Those of the site's branches that a section names, in the site's order; what is there no more is left out. */
export function chosenBranches(locations: unknown, data: Record<string, unknown>): BranchData[] {
  const chosen: unknown[] = Array.isArray(locations) ? locations : [];
  return branchesIn(data).filter(({ id }) => chosen.includes(id));
}

/** The branches of the site's own business, in order. */
export function branchesIn(data: Record<string, unknown>): BranchData[] {
  return (data[branchDataName] ?? []) as BranchData[];
}
