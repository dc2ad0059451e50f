import { z } from "zod";
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
