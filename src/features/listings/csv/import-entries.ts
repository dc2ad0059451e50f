import type { z } from "zod";
import { DomainError } from "~/lib/errors.ts";
import type { Locale } from "~/lib/locales.ts";
import { chosenOf, tableReport, type KnownChange } from "~/lib/tables/table-file.ts";
import type { Db } from "~/server/db.ts";
import { inTurns } from "~/server/limits/in-turns.ts";
import type { ListName } from "../schema.ts";
import { changeList, type ChangePlace, type ListingContext } from "../service.ts";
import { readBranchNames } from "./branch-names.ts";
import type { Column, TableSite } from "./columns.ts";
import { itemsTable, jobsTable, tableSite } from "./lists.ts";
import { planImport, type Change, type ImportPlan, type Named, type Shape } from "./plan-import.ts";
import type { entriesReportSchema, ImportEntriesInput } from "./schema.ts";

/** A table of some thousand lines may take this long on a busy machine. */
const longestMs = 30_000;

/** What a table knows of a list. */
interface Table<Entry> {
  columns: (site: TableSite) => Column<Entry>[];
  shape: Shape<Entry>;
  read: (reader: { db: Db; siteId: string }) => Promise<{ entry: Entry; revision: number }[]>;
  empty: () => Entry;
  write: (tx: Db, entry: Entry, place: ChangePlace) => Promise<unknown>;
}

/**
 * Reads a table of one of the lists: says what it would change and each line that cannot be taken; with `apply` its
 * changes are made, those on `lines` or all, in one transaction. Faulty lines change nothing, and so does what somebody
 * else has changed since it was `seen`. Throws `invalid` for what is no such table, a very long one, and one for which the
 * list has no room.
 */
export function importEntries(
  ctx: ListingContext,
  input: ImportEntriesInput,
): Promise<z.infer<typeof entriesReportSchema>> {
  return input.list === "jobs" ? importInto(ctx, jobsTable, input) : importInto(ctx, itemsTable, input);
}

async function importInto<Entry extends Named>(
  ctx: ListingContext,
  table: Table<Entry>,
  { list, text, apply, ...choice }: ImportEntriesInput,
) {
  if (!apply) return report(ctx, await planned(ctx, ctx.db, table, text), false);
  const made = await changeList(
    ctx,
    list satisfies ListName,
    async (tx, place) => {
      const plan = chosenOf(await planned(ctx, tx, table, text), choice);
      for (const { entry } of plan.changes) await table.write(tx, entry, place);
      return plan;
    },
    { timeout: longestMs },
  );
  return report(ctx, made, true);
}

type Known<Entry> = Change<Entry> & KnownChange<string>;
type KnownPlan<Entry> = Omit<ImportPlan<Entry>, "changes"> & {
  changes: Known<Entry>[];
  /** What the site's branches and people are called, by id. */
  names: ReadonlyMap<string, string>;
};

async function planned<Entry extends Named>(
  { siteId, site }: ListingContext,
  db: Db,
  { columns, read, empty, shape }: Table<Entry>,
  text: string,
): Promise<KnownPlan<Entry>> {
  const stored = await read({ db, siteId });
  const branches = await readBranchNames({ db, siteId });
  const steps = planImport(text, {
    ...{ empty, shape },
    columns: columns(await tableSite({ db, siteId, site })),
    known: new Map(stored.map(({ entry }) => [entry.id, entry])),
    branches: branches.known,
  });
  const plan = await inTurns(steps);
  if (typeof plan === "string") {
    const refusal = plan === "no-table" ? "no-entry-table" : plan;
    throw new DomainError("invalid", "no table of entries", { refusal });
  }
  const revisions = new Map(stored.map(({ entry, revision }) => [entry.id, revision]));
  const changes = plan.changes.map((change) => {
    const { id } = change.entry;
    return { ...change, id, revision: revisions.get(id) ?? null };
  });
  return { ...plan, changes, names: branches.names };
}

function report<Entry extends Named>({ site }: ListingContext, plan: KnownPlan<Entry>, isApplied: boolean) {
  const nameOf = ({ entry: { title } }: { entry: Named }) =>
    title[site.locales[0] as Locale] ?? Object.values(title)[0] ?? "";
  const inCells = plan.changes.flatMap(({ cells }) => cells.flatMap(({ before, after }) => [before, after]));
  const names = [...new Set(inCells)].flatMap((id) => {
    const name = plan.names.get(id);
    return name === undefined ? [] : [[id, name] as const];
  });
  return { ...tableReport(plan, { isApplied, nameOf }), names: Object.fromEntries(names) };
}
