import type { Locale } from "~/lib/locales.ts";
import { csvOf } from "~/lib/tables/csv.ts";
import type { TableFile } from "~/lib/tables/table-file.ts";
import type { ServiceContext } from "~/server/context.ts";
import { findListed } from "../management/list-entries.ts";
import type { ListedInput } from "../management/schema.ts";
import type { Column } from "./columns.ts";
import { itemsTable, jobsTable } from "./lists.ts";

type Reading = Pick<ServiceContext, "db" | "siteId" | "site">;

/**
 * The entries of a list as a file for spreadsheets, those that the panel lists for a search and a status.
 */
export async function tableOfEntries(ctx: Reading, listed: ListedInput): Promise<TableFile> {
  const ids = (await findListed(ctx, listed, new Date())).map(({ id }) => id);
  const locales = ctx.site.locales as Locale[];
  if (listed.list === "jobs") return fileOf(jobsTable.file, jobsTable.columns(locales), await jobsTable.read(ctx, ids));
  return fileOf(itemsTable.file, itemsTable.columns(locales), await itemsTable.read(ctx, ids));
}

function fileOf<Entry extends { id: string }>(
  name: string,
  columns: Column<Entry>[],
  stored: { entry: Entry }[],
): TableFile {
  const rows = stored.map(({ entry }) => [
    { label: "id", value: entry.id },
    ...columns.map((column) => ({ label: column.name, value: column.write(entry) })),
  ]);
  return { name, text: csvOf(rows, ["id", ...columns.map((column) => column.name)]) };
}
