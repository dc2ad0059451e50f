import type { z } from "zod";
import { DomainError } from "~/lib/errors.ts";
import type { Locale } from "~/lib/locales.ts";
import { tableReport } from "~/lib/table-file.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { Db } from "~/server/db.ts";
import type { ListName } from "../schema.ts";
import { changeList, type ChangePlace, type ListingContext } from "../service.ts";
import type { Column } from "./columns.ts";
import { itemsTable, jobsTable } from "./lists.ts";
import { planImport, type ImportPlan, type Named, type Shape } from "./plan-import.ts";
import type { entriesReportSchema, ImportEntriesInput } from "./schema.ts";

/** A table of some thousand lines may take this long on a busy machine. */
const longestMs = 30_000;

type Context = ListingContext & Pick<ServiceContext, "site">;

/** What a table knows of a list. */
interface Table<Entry> {
  columns: (locales: readonly Locale[]) => Column<Entry>[];
  shape: Shape<Entry>;
  read: (reader: { db: Db; siteId: string }) => Promise<Entry[]>;
  empty: () => Entry;
  write: (tx: Db, entry: Entry, place: ChangePlace) => Promise<unknown>;
}

/**
 * Reads a table of one of the lists: says what it would change and each line that cannot be taken; with `apply` its
 * changes are made, those on `lines` or all, in one transaction. Faulty lines change nothing. Throws `invalid` for what
 * is no such table, a very long one, and one for which the list has no room.
 */
export function importEntries(ctx: Context, input: ImportEntriesInput): Promise<z.infer<typeof entriesReportSchema>> {
  return input.list === "jobs" ? importInto(ctx, jobsTable, input) : importInto(ctx, itemsTable, input);
}

async function importInto<Entry extends Named>(
  ctx: Context,
  table: Table<Entry>,
  { list, text, apply, lines }: ImportEntriesInput,
) {
  if (!apply) return report(ctx, await planned(ctx, ctx.db, table, text), false);
  const chosen = lines && new Set(lines);
  const made = await changeList(
    ctx,
    list satisfies ListName,
    async (tx, place) => {
      const plan = await planned(ctx, tx, table, text);
      const changes = plan.changes.filter(({ line }) => chosen?.has(line) ?? true);
      for (const { entry } of changes) await table.write(tx, entry, place);
      return { ...plan, changes };
    },
    { timeout: longestMs },
  );
  return report(ctx, made, true);
}

async function planned<Entry extends Named>(
  { siteId, site }: Context,
  db: Db,
  { columns, read, empty, shape }: Table<Entry>,
  text: string,
): Promise<ImportPlan<Entry>> {
  const known = await read({ db, siteId });
  const branches = await db.branch.findMany({
    where: { siteId },
    select: { id: true, staff: { where: { siteId }, select: { id: true } } },
  });
  const plan = planImport(text, {
    ...{ empty, shape },
    columns: columns(site.locales as Locale[]),
    known: new Map(known.map((entry) => [entry.id, entry])),
    branches: new Map(branches.map(({ id, staff }) => [id, new Set(staff.map((person) => person.id))])),
  });
  if (typeof plan === "string") {
    const refusal = plan === "no-table" ? "no-entry-table" : plan;
    throw new DomainError("invalid", "no table of entries", { refusal });
  }
  return plan;
}

function report<Entry extends Named>({ site }: Context, plan: ImportPlan<Entry>, isApplied: boolean) {
  const nameOf = ({ entry: { title } }: { entry: Named }) =>
    title[site.locales[0] as Locale] ?? Object.values(title)[0] ?? "";
  return tableReport(plan, { isApplied, nameOf });
}
