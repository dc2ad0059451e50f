import type { Messages } from "~/i18n/message-types.ts";
import type { ResolvedGroup } from "../resolved.ts";

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
  /** The week's hours of this weekday, which today's may differ from. */
  usual: string[];
  isOpen: boolean;
  /** When it closes or opens next; null: it is not in sight. */
  change: HoursChange | null;
  /** The days after today, as far as one plans ahead, whose hours are not the week's. */
  ahead: OtherDay[];
  /** Today and the next seven days, where their hours are not the week's. */
  soon: (OtherDay & { isToday: boolean })[];
}

export interface DayHours {
  /** Stretches as "09:00–18:30"; none: closed. */
  times: string[];
  holiday: HolidayName | null;
}
export interface OtherDay extends DayHours {
  /** As "2026-12-24". */
  date: string;
  /** The last of several days on which it is closed; null for a single one. */
  until: string | null;
}
export interface HoursChange {
  /** As "18:30". */
  time: string;
  date: string;
  /** How many days after today. */
  inDays: number;
}

/** The public holidays that have a name in every language. */
type HolidayName = keyof Messages["hours"]["holidays"];

/** What sections that show branches find in `ViewContext.data`. */
export const branchDataName = "branches";

/** Those of the site's branches that a section names, in the site's order; what is there no more is left out. */
export function chosenBranches(locations: unknown, data: Record<string, unknown>): BranchData[] {
  return branchesOf({ kind: "", options: { locations } }, branchesIn(data));
}

/** Kinds whose sections show every branch where they name none. */
const kindsOfAll: ReadonlySet<string> = new Set(["openingHours"]);

type Section = Pick<ResolvedGroup, "kind" | "options">;

/** Those of these branches that a section shows, in their order. */
export function branchesOf<Branch extends { id: string }>({ kind, options }: Section, branches: readonly Branch[]) {
  const chosen: unknown[] = Array.isArray(options["locations"]) ? options["locations"] : [];
  const isOfAll = chosen.length === 0 && kindsOfAll.has(kind);
  return branches.filter(({ id }) => isOfAll || chosen.includes(id));
}

/** The branches that a section about hours has something to say of. */
export function branchesWithHours(section: Section, data: Record<string, unknown>): BranchData[] {
  return branchesOf(section, branchesIn(data)).filter(({ hours }) => hours !== null);
}

/** The branches of the site's own business, in order. */
export function branchesIn(data: Record<string, unknown>): BranchData[] {
  return (data[branchDataName] ?? []) as BranchData[];
}
