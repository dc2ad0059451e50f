import { toldChange, type ChangedCell } from "~/lib/tables/changed-cell.ts";
import type { Business } from "../schema.ts";
import { businessColumns, columns, rowsOf, type Column, type TableSite } from "./columns.ts";

type Row = ReadonlyMap<string, string>;

const ofBusiness: readonly Column[] = businessColumns;
const ids: readonly Column[] = ["id", "branchId"];

/** The columns in which the rows of a business hold something else than before. Pure. */
export function changedColumns(before: Business, after: Business, site: TableSite): Column[] {
  const [was, is] = [before, after].map((business) => rowsOf(business, site).map(byColumn));
  const textsIn = (rows: Row[] = [], column: Column) =>
    JSON.stringify((ofBusiness.includes(column) ? rows.slice(0, 1) : rows).map((row) => row.get(column)));
  return columns.filter((column) => textsIn(was, column) !== textsIn(is, column));
}

/** What stands in the cells in which a business is another than before, its branches one after the other. Pure. */
export function changedCells(before: Business, after: Business, site: TableSite): ChangedCell<Column>[] {
  const [was, is] = [before, after].map((business) => rowsOf(business, site).map(byColumn));
  const known = new Map(was?.map((row) => [row.get("branchId") ?? "", row]));
  const own = ofBusiness.flatMap((column) => changedCell(column, { was: was?.[0], is: is?.[0], of: null }));
  const ofBranches = is?.flatMap((row) => {
    const former = known.get(row.get("branchId") ?? "");
    const of = row.get("branch") ?? "";
    return columns.flatMap((column) =>
      ofBusiness.includes(column) ? [] : changedCell(column, { was: former, is: row, of }),
    );
  });
  return [...own, ...(ofBranches ?? [])];
}

function byColumn(row: ReturnType<typeof rowsOf>[number]): Row {
  return new Map(row.map(({ label, value }) => [label, value]));
}

function changedCell(
  column: Column,
  { was, is, of }: { was: Row | undefined; is: Row | undefined; of: string | null },
): ChangedCell<Column>[] {
  const [before, after] = [was?.get(column) ?? "", is?.get(column) ?? ""];
  return before === after || ids.includes(column) ? [] : [{ column, of, ...toldChange(before, after) }];
}
