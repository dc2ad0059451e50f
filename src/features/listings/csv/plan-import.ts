import { toldChange, type ChangedCell } from "~/lib/tables/changed-cell.ts";
import type { PlannedChange } from "~/lib/tables/table-file.ts";
import { tableLines, type TableLine } from "~/lib/tables/table-lines.ts";
import type { Job } from "../schema.ts";
import type { Column, FaultReason } from "./columns.ts";

interface Fault {
  line: number;
  reason: FaultReason;
  /** The column that it is about, where it is about one. */
  column: string | null;
  /** What in the cell, where it says several things. */
  named?: string;
}

export interface Change<Entry> extends PlannedChange<string> {
  /** As it will be. */
  entry: Entry;
}

export interface ImportPlan<Entry> {
  changes: Change<Entry>[];
  unchanged: number;
  faults: Fault[];
}

/** What every entry says of itself. */
export interface Named extends Pick<Job, "title"> {
  id: string;
  branchId: string | null;
  staffMemberId: string | null;
}

/** A branch of the site, as a table may name it. */
export interface KnownBranch {
  /** Its own name, and the one with its business and city. */
  names: readonly string[];
  /** The names of its people by id. */
  people: ReadonlyMap<string, string>;
}

interface Given<Entry> {
  columns: readonly Column<Entry>[];
  /** The entries of the site by id. */
  known: ReadonlyMap<string, Entry>;
  /** The branches of the site by id. */
  branches: ReadonlyMap<string, KnownBranch>;
  /** An entry of which nothing is said yet. */
  empty: () => Entry;
  shape: Shape<Entry>;
}

/** The shape of an entry that may be saved. */
export interface Shape<Entry> {
  safeParse: (
    entry: unknown,
  ) => { success: true; data: Entry } | { success: false; error: { issues: readonly { path: PropertyKey[] }[] } };
}

/**
 * What a table would change: entries by their id, new ones where a line has none. Columns that the table lacks
 * stay. A branch, a person and pictures may be named, where no other is called so. A faulty line changes nothing and is named with its reason. Refused is a table without a title, and a
 * very long one. Goes on from line to line, for a table may be long. Pure but for new ids.
 */
export function* planImport<Entry extends Named>(
  text: string,
  given: Given<Entry>,
): Generator<undefined, ImportPlan<Entry> | "no-table" | "table-too-long"> {
  const names = ["id", ...given.columns.map(({ name }) => name)];
  const lines = tableLines(text, names, (head) => head.some((name) => names.includes(name) && /^title\./.test(name)));
  if (typeof lines === "string") return lines;
  const plan: ImportPlan<Entry> = { changes: [], unchanged: 0, faults: [] };
  const seen = new Set<string>();
  const called = idsCalled(given.branches);
  for (const line of lines) {
    yield;
    const planned = planLine(line, { ...given, idsCalled: called }, seen);
    if ("reason" in planned) plan.faults.push({ line: line.line, ...planned });
    else if (planned.type === "changed" && planned.columns.length === 0) plan.unchanged += 1;
    else plan.changes.push(planned);
  }
  return plan;
}

function planLine<Entry extends Named>(
  { line, cells, isUneven }: TableLine<string>,
  { columns, known, branches, empty, shape, idsCalled }: Given<Entry> & { idsCalled: Calling },
  seen: Set<string>,
): Change<Entry> | Omit<Fault, "line"> {
  if (isUneven) return { reason: "columns", column: null };
  const id = (cells["id"] ?? "").toLowerCase();
  const before = id === "" ? null : known.get(id);
  if (before === undefined) return { reason: "unknownId", column: "id" };
  if (seen.has(id)) return { reason: "twice", column: "id" };
  if (id !== "") seen.add(id);
  let entry = before ?? empty();
  for (const { name, read } of columns) {
    const cell = cells[name];
    if (cell === undefined) continue;
    const called = idsCalled(cell, name, entry);
    if (called.length > 1) return { reason: "several", column: name };
    const next = read(called[0] ?? cell, entry);
    if (typeof next === "string") return { reason: next, column: name };
    if ("fault" in next) return { reason: next.fault, column: name, named: next.named };
    entry = next;
  }
  const checked = shape.safeParse(entry);
  if (!checked.success) return wrongAt(checked.error.issues[0]?.path ?? []);
  const { branchId, staffMemberId } = checked.data;
  const people = branchId === null ? new Map<string, string>() : branches.get(branchId)?.people;
  if (!people) return { reason: "branch", column: "branchId" };
  const isTheirs = staffMemberId === null || staffMemberId === before?.staffMemberId || people.has(staffMemberId);
  if (!isTheirs) return { reason: "person", column: "staffMemberId" };
  const differing = before ? changedCells(columns, before, checked.data) : [];
  const changed = differing.map(({ column }) => column);
  return { line, type: before ? "changed" : "new", entry: checked.data, columns: changed, cells: differing };
}

type Calling = (cell: string, column: string, entry: Pick<Named, "branchId">) => readonly string[];

/** Looks up what a cell calls by its name: a branch of the site, or a person of the branch that stands before it. */
export function idsCalled(branches: Given<Named>["branches"]): Calling {
  const ids = new Map<string, Set<string>>();
  for (const [id, { names }] of branches)
    for (const name of names.map(folded)) ids.set(name, (ids.get(name) ?? new Set()).add(id));
  return (cell, column, { branchId }) => {
    if (column === "branchId") return [...(ids.get(folded(cell)) ?? [])];
    if (column !== "staffMemberId" || branchId === null) return [];
    const people = [...(branches.get(branchId)?.people ?? [])];
    return people.filter(([, name]) => folded(name) === folded(cell)).map(([id]) => id);
  };
}

const folded = (name: string) => name.trim().replaceAll(/\s+/g, " ").toLowerCase();

function changedCells<Entry>(columns: readonly Column<Entry>[], before: Entry, after: Entry): ChangedCell<string>[] {
  return columns.flatMap(({ name, write }) => {
    const [was, is] = [write(before), write(after)];
    return was === is ? [] : [{ column: name, of: null, ...toldChange(was, is) }];
  });
}

/** What is wrong with an entry, by the place of its first fault. */
function wrongAt([name, locale]: PropertyKey[]): Omit<Fault, "line"> {
  switch (name) {
    case "title":
      return locale === undefined
        ? { reason: "required", column: "title" }
        : { reason: "other", column: `title.${String(locale)}` };
    case "richTextDescription":
      return { reason: "text", column: `description.${String(locale)}` };
    case "cost":
      return { reason: "cost", column: "cost" };
    case "validThrough":
      return { reason: "date", column: "validThrough" };
    case "titleImageIds":
      return { reason: "other", column: "pictures" };
    case "created":
      return { reason: "date", column: "created" };
    case "branchId":
      return { reason: "branch", column: "branchId" };
    case "staffMemberId":
      return { reason: "person", column: "staffMemberId" };
    default:
      return { reason: "other", column: name === undefined ? null : String(name) };
  }
}
