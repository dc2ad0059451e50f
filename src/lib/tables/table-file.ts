import { z } from "zod";
import { changedCellSchema, type ChangedCell } from "./changed-cell.ts";
import { revisionSchema } from "../record-revision.ts";

/** So many letters of a table one call carries at most. */
const longestTable = 900_000;

/** A table as a file to be taken away. */
export const tableFileSchema = z.strictObject({ name: z.string(), text: z.string() });
export type TableFile = z.infer<typeof tableFileSchema>;

/**
 * A table to be read. `apply`: the changes are made, those that begin on `lines` or all; else they are only told. `seen`
 * are the revisions that were told, by id: what has another one by now is left as it is.
 */
export const tableInput = z.strictObject({
  text: z.string().max(longestTable),
  apply: z.boolean().default(false),
  lines: z.array(z.number().int().min(1)).max(longestTable).optional(),
  seen: z.record(z.uuid().toLowerCase(), revisionSchema).optional(),
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
        /** What stands in them now, and what would; none of a new record. */
        cells: z.array(changedCellSchema(column)),
        id: z.uuid(),
        /** Of the record as it was read; null for a new one. */
        revision: revisionSchema.nullable(),
      }),
    ),
    faults: z.array(
      z.strictObject({
        line: z.number().int(),
        reason: z.enum(reasons),
        column: column.nullable(),
        /** What in the cell, where it says several things. */
        named: z.string().optional(),
      }),
    ),
  });
}

/** Why a line is left out though it can be read: the record is another by now than whoever chose it has seen. */
export const staleReason = "stale";

/** What a table would make of one record. */
export interface PlannedChange<Column> {
  line: number;
  type: "new" | "changed";
  /** What of it is another than before. */
  columns: Column[];
  cells: ChangedCell<Column>[];
}

/** A planned change with the record that it is of. */
export interface KnownChange<Column> extends PlannedChange<Column> {
  id: string;
  revision: number | null;
}

/** Of what is planned, the changes that were chosen; those of records that have changed since are faults. Pure. */
export function chosenOf<
  Change extends KnownChange<unknown>,
  Fault,
  Plan extends { changes: Change[]; faults: Fault[] },
>(
  plan: Plan & { changes: Change[]; faults: Fault[] },
  { lines, seen = {} }: Pick<z.output<typeof tableInput>, "lines" | "seen">,
) {
  const named = lines && new Set(lines);
  const chosen = plan.changes.filter(({ line }) => named?.has(line) ?? true);
  const isStale = ({ id, revision }: Change) => Object.hasOwn(seen, id) && seen[id] !== revision;
  const stale = chosen.filter(isStale).map(({ line }) => ({ line, reason: staleReason, column: null }) as const);
  return { ...plan, changes: chosen.filter((change) => !isStale(change)), faults: [...plan.faults, ...stale] };
}

/** What is told of a plan. `nameOf` says what a record is called. Pure. */
export function tableReport<Change extends KnownChange<unknown>, Fault extends { line: number }>(
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
      const { line, type, id, revision } = change;
      const { columns, cells }: Pick<Change, "columns" | "cells"> = change;
      return { line, type, name: nameOf(change), columns, cells, id, revision };
    }),
    faults: faults.toSorted((one, other) => one.line - other.line),
  };
}
