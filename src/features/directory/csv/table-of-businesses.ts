import { csvOf } from "~/lib/tables/csv.ts";
import type { TableFile } from "~/lib/tables/table-file.ts";
import type { ServiceContext } from "~/server/context.ts";
import { libraryPictures } from "~/features/media/library-pictures.ts";
import { businessesWhere } from "../management/list-businesses.ts";
import { readBusinesses } from "../service.ts";
import { columns, rowsOf } from "./columns.ts";

/** The site's businesses as a file for spreadsheets, those that the panel lists for a search and a status. */
export async function tableOfBusinesses(
  { db, siteId, site }: Pick<ServiceContext, "db" | "siteId" | "site">,
  listed: Parameters<typeof businessesWhere>[1],
): Promise<TableFile> {
  const businesses = await readBusinesses({ db, siteId }, businessesWhere(siteId, listed));
  const known = { pictures: await libraryPictures({ db, siteId }), locale: site.locales[0] ?? "" };
  const rows = businesses.flatMap((business) => rowsOf(business, known));
  return { name: "geschaefte.csv", text: csvOf(rows, columns) };
}
