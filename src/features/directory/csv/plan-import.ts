import { z } from "zod";
import { programs } from "~/features/blocks/data/programs.ts";
import type { PlannedChange } from "~/lib/tables/table-file.ts";
import { flagOf, tableLines, type TableLine } from "~/lib/tables/table-lines.ts";
import { branchSchema, businessSchema, mostBranches, type Business } from "../schema.ts";
import { changedCells, changedColumns } from "./changed-cells.ts";
import { columns, type Column, type TableSite } from "./columns.ts";
import { readStaff } from "./written-staff.ts";
import { readSpecial, readWeek, specialCell, weekCell } from "./written-hours.ts";

/** Why a line cannot be taken. */
export const faultReasons = [
  ...([
    "columns",
    "unknownId",
    "otherName",
    "differs",
    "required",
    "status",
    "yesNo",
    "phone",
    "email",
    "canton",
    "place",
  ] as const),
  ...([
    "hours",
    "special",
    "staff",
    "picture",
    "severalPictures",
    "onePicture",
    "adminsOnly",
    "twice",
    "stale",
    "other",
  ] as const),
];
type FaultReason = (typeof faultReasons)[number];

interface Fault {
  line: number;
  reason: FaultReason;
  /** The column that it is about, where it is about one. */
  column: Column | null;
  /** What in the cell, where it says several things. */
  named?: string;
}

export interface Change extends PlannedChange<Column> {
  /** As it will be. */
  business: Business;
}

export interface ImportPlan {
  changes: Change[];
  unchanged: number;
  faults: Fault[];
}

type Line = TableLine<Column>;

interface Given {
  /** Those of the site that the table names, by id. */
  known: ReadonlyMap<string, Business>;
  isAdmin: boolean;
  /** The site's, by whose clock a new branch opens where the table names no other. */
  timeZone: string;
  newId: () => string;
  site: TableSite;
}

/** The lines of a table of businesses; refused is one without a name column, and a very long one. Pure. */
export function businessLines(text: string): Line[] | "no-table" | "table-too-long" {
  return tableLines(text, columns, (names) => names.includes("name"));
}

/** The businesses that a table names by their ids. Pure. */
export function namedIn(lines: readonly Line[]): string[] {
  const ids = lines.map(({ cells }) => (cells.id ?? "").toLowerCase());
  return [...new Set(ids)].filter((id) => z.uuid().safeParse(id).success);
}

/**
 * What a table would change: businesses by their id, new ones where a row has none; rows of one new business follow each
 * other under one name. Columns that the table lacks, branches that it does not name and what an empty cell says of a business stay. A business
 * with a faulty line is left as it is, and each such line is named with its reason. Goes on from business to business,
 * for a table may be long. Pure but for new ids.
 */
export function* planImport(lines: Line[], given: Given): Generator<undefined, ImportPlan> {
  const faults: Fault[] = [];
  const changes: Change[] = [];
  let unchanged = 0;
  const seen = new Set<string>();
  for (const group of groupsOf(lines)) {
    yield;
    const planned = planBusiness(group, given);
    const isTwice = "business" in planned && idsOf(planned.business).some((id) => seen.has(id));
    if ("faults" in planned) faults.push(...planned.faults);
    else if (isTwice) faults.push({ line: group[0]?.line ?? 0, reason: "twice", column: "id" });
    else {
      for (const id of idsOf(planned.business)) seen.add(id);
      if (planned.type !== "new" && planned.columns.length === 0) unchanged += 1;
      else changes.push(planned);
    }
  }
  return { changes, unchanged, faults };
}

/** The lines of one business each: those that follow each other with the same id, or without one under the same name. */
function groupsOf(lines: Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const next of lines) {
    const last = groups.at(-1);
    const before = last?.at(-1)?.cells;
    const id = next.cells.id ?? "";
    const isSame = before && (before.id ?? "") === id && (id !== "" || before.name === next.cells.name);
    if (last && isSame) last.push(next);
    else groups.push([next]);
  }
  return groups;
}

type Planned = Change | { faults: Fault[] };

function planBusiness(lines: Line[], { known, isAdmin, timeZone, newId, site }: Given): Planned {
  const [first] = lines;
  if (!first) return { faults: [] };
  const { id = "" } = first.cells;
  const before = id === "" ? null : known.get(id.toLowerCase());
  if (before === undefined) return { faults: [{ line: first.line, reason: "unknownId", column: "id" }] };
  const faults: Fault[] = [];
  const start: Business = before ?? emptyBusiness(newId());
  const newBranch = () => emptyBranch(newId(), timeZone);
  let business = start;
  const said = new Map<Column, unknown>();
  for (const line of lines) {
    const column = differingColumn(said, line);
    const read = column
      ? fault("differs", column)
      : readLine(line, { business, before, newBranch, newId, site, isFirst: line === first });
    if ("faults" in read) faults.push(...read.faults.map((each) => ({ line: line.line, ...each })));
    else business = read.business;
  }
  if (faults.length > 0) return { faults };
  if (!isAdmin && business.programs.gesundheitsoptik !== (before?.programs.gesundheitsoptik ?? false))
    return { faults: [{ line: first.line, reason: "adminsOnly", column: "gesundheitsoptik" }] };
  const checked = businessSchema.safeParse(business);
  if (!checked.success) return { faults: [{ line: first.line, reason: "other", column: null }] };
  const changed = before ? changedColumns(before, checked.data, site) : [];
  const cells = before ? changedCells(before, checked.data, site) : [];
  return { line: first.line, type: before ? "changed" : "new", business: checked.data, columns: changed, cells };
}

/**
 * Notes what a line says of its business beside what the lines before it have `said`: the column in which it is something
 * else. An empty cell says nothing.
 */
function differingColumn(said: Map<Column, unknown>, { cells }: Line): Column | undefined {
  const own = [
    ["status", cells.status || undefined] as const,
    ["logo", cells.logo || undefined] as const,
    ...programs.map((program) => [program, flagOf(cells[program]) ?? undefined] as const),
  ].filter(([, value]) => value !== undefined);
  const differing = own.find(([column, value]) => said.has(column) && said.get(column) !== value);
  for (const [column, value] of own) said.set(column, value);
  return differing?.[0];
}

type Faulty = Omit<Fault, "line">;
type Read = { business: Business } | { faults: Faulty[] };
const fault = (reason: FaultReason, column: Column | null): Read => ({ faults: [{ reason, column }] });

interface Making {
  business: Business;
  before: Business | null;
  newBranch: () => Branch;
  newId: () => string;
  site: TableSite;
}

function readLine(
  { cells, isUneven }: Line,
  { business, before, isFirst, ...making }: Making & { isFirst: boolean },
): Read {
  if (isUneven) return fault("columns", null);
  const name = cells.name ?? "";
  if (name === "") return fault("required", "name");
  if (!isFirst && name !== business.name) return fault("otherName", "name");
  const status = cells.status ?? "";
  if (!["", "draft", "published", "archived"].includes(status)) return fault("status", "status");
  const flags = { gesundheitsoptik: flagOf(cells.gesundheitsoptik), frequentlens: flagOf(cells.frequentlens) };
  for (const program of programs) if (flags[program] === null) return fault("yesNo", program);
  const logo = logoOf(cells.logo ?? "", { business, before, site: making.site });
  if (logo !== null && typeof logo !== "string") return { faults: [logo] };
  const own: Business = {
    ...business,
    name,
    logoMediaId: logo,
    status: status === "" ? business.status : (status as Business["status"]),
    programs: {
      gesundheitsoptik: flags.gesundheitsoptik ?? business.programs.gesundheitsoptik,
      frequentlens: flags.frequentlens ?? business.programs.frequentlens,
    },
  };
  const hasBranch = (cells.branchId ?? "") !== "" || (cells.branch ?? "") !== "";
  return hasBranch ? readBranch(cells, { ...making, business: own, before }) : { business: own };
}

/** The logo that a cell names; an empty one says nothing. */
function logoOf(
  cell: string,
  { business, before, site }: Pick<Making, "business" | "before" | "site">,
): string | null | Faulty {
  if (cell === "") return business.logoMediaId;
  const read = site.pictures.read(cell, [before?.logoMediaId ?? []].flat());
  if ("reason" in read) return { ...read, column: "logo" };
  const [id = null, ...more] = read;
  return more.length > 0 ? { reason: "onePicture", column: "logo" } : id;
}

function readBranch(cells: Line["cells"], { business, before, newBranch, newId, site }: Making): Read {
  const id = (cells.branchId ?? "").toLowerCase();
  const known = business.branches.find((branch) => branch.id === id);
  if (id !== "" && !before?.branches.some((branch) => branch.id === id)) return fault("unknownId", "branchId");
  if (!known && business.branches.length >= mostBranches) return fault("other", null);
  const active = flagOf(cells.active);
  if (active === null) return fault("yesNo", "active");
  const [lat, lng] = [numberOf(cells.lat), numberOf(cells.lng)];
  const start = known ?? newBranch();
  const { openingHours, faults } = readHours(cells, start.openingHours, site);
  const staff = readStaff(cells.staff ?? "", { stored: start.staff, newId });
  if (staff === null) faults.push({ reason: "staff", column: "staff" });
  const texts = (["street", "streetNumber", "zip", "city", "phone", "email", "placeId"] as const).flatMap((column) =>
    cells[column] === undefined ? [] : [[column, cells[column]] as const],
  );
  const branch = {
    ...start,
    ...Object.fromEntries(texts),
    name: cells.branch ?? start.name,
    active: active ?? start.active,
    canton: cells.canton || start.canton,
    timeZone: cells.timeZone || start.timeZone,
    lat: lat === undefined ? start.lat : lat,
    lng: lng === undefined ? start.lng : lng,
    openingHours,
    staff: staff ?? start.staff,
  };
  const branches = known
    ? business.branches.map((each) => (each.id === id ? branch : each))
    : [...business.branches, branch];
  faults.push(...wrongIn(branch));
  return faults.length > 0 ? { faults } : { business: { ...business, branches } };
}

type Branch = Business["branches"][number];
type Hours = Branch["openingHours"];

/** As they are stored where a cell says what was written of them: a stretch over several days has no word in a table. */
function readHours(
  { hours, special }: Line["cells"],
  stored: Hours,
  { locale }: TableSite,
): { openingHours: Hours; faults: Faulty[] } {
  const isSame = { hours: hours === weekCell(stored, locale), special: special === specialCell(stored) };
  const periods = hours === undefined || isSame.hours ? stored.periods : readWeek(hours, locale);
  const days = special === undefined || isSame.special ? stored.special : readSpecial(special);
  const faults: Faulty[] = [];
  if (periods === null) faults.push({ reason: "hours", column: "hours" });
  if (days === null) faults.push({ reason: "special", column: "special" });
  return { openingHours: { periods: periods ?? [], special: days ?? [] }, faults };
}

/** What the directory refuses of a branch, each by the column that says it, and each column once. */
function wrongIn(branch: unknown): Faulty[] {
  const issues = branchSchema.safeParse(branch).error?.issues ?? [];
  const wrong = issues.map(({ path }) => wrongAt(path.map(String)));
  return [...new Map(wrong.map((each) => [each.column, each])).values()];
}

function wrongAt(path: string[]): Faulty {
  const [name = ""] = path;
  if (path.includes("special")) return { reason: "special", column: "special" };
  if (name === "openingHours") return { reason: "hours", column: "hours" };
  if (name === "name") return { reason: "required", column: "branch" };
  if (name === "staff") return { reason: "staff", column: "staff" };
  if (name === "phone" || name === "email" || name === "canton") return { reason: name, column: name };
  if (name === "" || name === "lat" || name === "lng") return { reason: "place", column: "lat" };
  return { reason: "other", column: columns.find((column) => column === name) ?? null };
}

/** A number; null for an empty cell, undefined without the column. What is none is NaN, which no place is. */
function numberOf(cell: string | undefined): number | null | undefined {
  if (cell === undefined) return undefined;
  return cell === "" ? null : Number(cell.replace(",", "."));
}

function idsOf({ id, branches }: Business): string[] {
  return [id, ...branches.map((branch) => branch.id)];
}

function emptyBusiness(id: string): Business {
  const programs = { gesundheitsoptik: false, frequentlens: false };
  return { id, name: "", status: "draft", logoMediaId: null, programs, branches: [] };
}

function emptyBranch(id: string, timeZone: string): Branch {
  const address = { street: "", streetNumber: "", zip: "", city: "", phone: "", email: "", placeId: "" };
  const hours = { canton: "ZH", timeZone, openingHours: { periods: [], special: [] } };
  return { id, active: true, name: "", ...address, ...hours, lat: null, lng: null, staff: [] };
}
