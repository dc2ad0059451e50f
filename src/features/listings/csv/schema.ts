import { z } from "zod";
import { tableInput, tableReportSchema } from "~/lib/tables/table-file.ts";
import { listNameSchema } from "../schema.ts";
import { faultReasons } from "./columns.ts";

/** A table of one of the lists to be read. */
export const importEntriesInput = tableInput.extend({ list: listNameSchema });
export type ImportEntriesInput = z.output<typeof importEntriesInput>;

/** Columns of texts stand once for each of the site's languages. */
export const entriesReportSchema = tableReportSchema(z.string(), faultReasons).extend({
  /** What the branches and people are called whose ids stand in the cells, by id. */
  names: z.record(z.uuid(), z.string()),
});
