import { z } from "zod";

/** So many letters a table has at most: one call carries it. */
export const longestTable = 900_000;

/** A table as a file to be taken away. */
export const tableFileSchema = z.strictObject({ name: z.string(), text: z.string() });
export type TableFile = z.infer<typeof tableFileSchema>;

/** A table to be read. `apply`: the changes are made, those that begin on `lines` or all; else they are only told. */
export const tableInput = z.strictObject({
  text: z.string().max(longestTable),
  apply: z.boolean().default(false),
  lines: z.array(z.number().int().min(1)).max(longestTable).optional(),
});

/** What a table would change of records, or changed, and each of its lines that cannot be taken. */
export function tableReportSchema<Columns extends z.ZodType<string>, const Reason extends string>(
  column: Columns,
  reasons: readonly Reason[],
) {
  return z.strictObject({
    isApplied: z.boolean(),
    created: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    /** In the order of the table. */
    changes: z.array(
      z.strictObject({
        line: z.number().int(),
        type: z.enum(["new", "changed"]),
        name: z.string(),
        columns: z.array(column),
      }),
    ),
    faults: z.array(z.strictObject({ line: z.number().int(), reason: z.enum(reasons), column: column.nullable() })),
  });
}

/** What a table would make of one record. */
export interface PlannedChange<Column> {
  line: number;
  type: "new" | "changed";
  /** What of it is another than before. */
  columns: Column[];
}

/** What is told of a plan. `nameOf` says what a record is called. Pure. */
export function tableReport<Change extends PlannedChange<unknown>, Fault extends { line: number }>(
  { changes, unchanged, faults }: { changes: readonly Change[]; unchanged: number; faults: readonly Fault[] },
  { isApplied, nameOf }: { isApplied: boolean; nameOf: (change: Change) => string },
) {
  const created = changes.filter(({ type }) => type === "new").length;
  return {
    isApplied,
    created,
    changed: changes.length - created,
    unchanged,
    changes: changes.map((change) => {
      const { line, type } = change;
      const columns: Change["columns"] = change.columns;
      return { line, type, name: nameOf(change), columns };
    }),
    faults: faults.toSorted((one, other) => one.line - other.line),
  };
}
