import { z } from "zod";
import { int4 } from "~/lib/int4.ts";
import { jsonSchema } from "~/lib/json.ts";

/**
 * One change at one place of a document. `path` leads from the document's root to the smallest part that is
 * replaced as a whole; `null` in `before` or `after` means that the part is absent there. A path never leads
 * inside an array or inside one language's text.
 */
export const patchSchema = z.strictObject({
  path: z.array(z.string()).min(1),
  before: jsonSchema.nullable(),
  after: jsonSchema.nullable(),
});
export type Patch = z.infer<typeof patchSchema>;

/** A command on its way: what the editing browser sends and what the log keeps. */
export const operationSchema = z.strictObject({
  opId: z.uuid(),
  command: z.string(),
  input: jsonSchema,
});
export type Operation = z.infer<typeof operationSchema>;

/** One operation on a document whose revisions the caller follows. */
export const documentEditInput = z.strictObject({
  /** The last revision that the editor has seen. */
  baseRevision: int4.min(0),
  operation: operationSchema,
  /** Overwrites what others changed meanwhile; the editor has seen both values and chosen. */
  force: z.boolean().optional(),
});
export type DocumentEdit = z.infer<typeof documentEditInput> & { documentId: string };

export const editedSchema = z.strictObject({ revision: int4.min(0), patches: z.array(patchSchema) });
export type Edited = z.infer<typeof editedSchema>;

/** One accepted change, as the log tells it. */
const changeEventSchema = z.strictObject({
  revision: int4.min(0),
  patches: z.array(patchSchema),
  command: z.string(),
  actorName: z.string(),
  /** Null: the person has left. */
  actorId: z.uuid().nullable(),
  opId: z.uuid(),
  /** Made over another person's change, whose words its author saw and did not take. */
  isForced: z.boolean(),
});
export type ChangeEvent = z.infer<typeof changeEventSchema>;

/** Two people changed the same part: what each of them wrote, and who and when the other one was. */
export const conflictSchema = z.strictObject({
  path: z.array(z.string()),
  mine: jsonSchema,
  theirs: jsonSchema,
  by: z.string(),
  at: z.string(),
});
export type Conflict = z.infer<typeof conflictSchema>;
