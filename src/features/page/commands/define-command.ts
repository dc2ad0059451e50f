import { z } from "zod";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import type { EditorText, Locale } from "~/lib/locales.ts";
import type { Refused } from "../refusals.ts";
import type { PageDocument, Patch } from "../schema.ts";

/** What a command may know beyond the document and its input. */
export interface RunContext {
  /** The site's content locales, the default one first. */
  locales: readonly Locale[];
  blockOf: (kind: string) => BlockDefinition | undefined;
  /** What one of the same person's earlier operations changed, or undefined when there is none of this id. */
  patchesOf: (opId: string) => Patch[] | undefined;
}

/** A new document, the very same one when there is nothing to change, or why not. */
export type Outcome = PageDocument | Refused;

export interface Command<Input = unknown> {
  name: string;
  input: z.ZodType<Input>;
  label: EditorText;
  /** Whether the steps of one typing merge into one undo step. */
  merge: "typing" | "never";
  run(this: void, document: PageDocument, input: Input, context: RunContext): Outcome;
  /** Whether `run` keeps everything that others have changed in the same place since the input was made. */
  mergesInto?(this: void, document: PageDocument, input: Input): boolean;
}

/** Declares one verb of editing. `run` is pure: browser and server run it alike. */
export function defineCommand<Input>(command: Command<Input>): Command<Input> {
  return command;
}

/** Ids are kept in lower case, as the database returns them. */
export const idInput = z.uuid().toLowerCase();
export const fieldNameInput = z.string().min(1).max(60);
