import { csvOf } from "~/lib/tables/csv.ts";
import type { TableFile } from "~/lib/tables/table-file.ts";
import type { ServiceContext } from "~/server/context.ts";
import { findListed } from "../management/list-entries.ts";
import type { ListedInput } from "../management/schema.ts";
import type { Job } from "../schema.ts";
import { readBranchNames, tellingOf } from "./branch-names.ts";
import type { Column } from "./columns.ts";
import { itemsTable, jobsTable, tableSite } from "./lists.ts";

type Reading = Pick<ServiceContext, "db" | "siteId" | "site">;

/**
 * The entries of a list as a file for spreadsheets, those that the panel lists for a search and a status. Branches and
 * people stand there by name.
 */
export async function tableOfEntries(ctx: Reading, listed: ListedInput): Promise<TableFile> {
  const ids = (await findListed(ctx, listed, new Date())).map(({ id }) => id);
  const site = await tableSite(ctx);
  const telling = tellingOf(await readBranchNames(ctx));
  return listed.list === "jobs"
    ? fileOf(jobsTable.file, jobsTable.columns(site), await jobsTable.read(ctx, ids), telling)
    : fileOf(itemsTable.file, itemsTable.columns(site), await itemsTable.read(ctx, ids), telling);
}

function fileOf<Entry extends Pick<Job, "id" | "branchId" | "staffMemberId">>(
  name: string,
  columns: Column<Entry>[],
  stored: { entry: Entry }[],
  telling: ReturnType<typeof tellingOf>,
): TableFile {
  const rows = stored.map(({ entry }) => [
    { label: "id", value: entry.id },
    ...columns.map((column) => ({ label: column.name, value: cellOf(entry, column, telling) })),
  ]);
  return { name, text: csvOf(rows, ["id", ...columns.map((column) => column.name)]) };
}

function cellOf<Entry extends Pick<Job, "branchId" | "staffMemberId">>(
  entry: Entry,
  { name, write }: Column<Entry>,
  telling: ReturnType<typeof tellingOf>,
): string {
  if (name !== "branchId" && name !== "staffMemberId") return write(entry);
  const id = entry[name];
  return id === null ? "" : telling(id, name, entry.branchId);
}
