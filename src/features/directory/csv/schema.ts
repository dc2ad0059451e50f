import { z } from "zod";
import { type tableInput, tableReportSchema } from "~/lib/tables/table-file.ts";
import { publicationStatusSchema } from "../schema.ts";
import { columns } from "./columns.ts";
import { faultReasons } from "./plan-import.ts";

export const exportInput = z.strictObject({
  search: z.string().trim().max(100).default(""),
  status: publicationStatusSchema.optional(),
});

export type ImportInput = z.output<typeof tableInput>;

export const importReportSchema = tableReportSchema(z.enum(columns), faultReasons);
export type ImportReport = z.infer<typeof importReportSchema>;
