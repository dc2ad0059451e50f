import { z } from "zod";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { commandsOn } from "~/features/document/commands.ts";
import type { RunSettings } from "~/features/document/kind.ts";
import type { Refused } from "~/features/document/refusals.ts";
import type { PageDocument } from "../schema.ts";

/** What a command may know beyond the document and its input. */
export interface RunContext extends RunSettings {
  blockOf: (kind: string) => BlockDefinition | undefined;
  /** A text in the form of an address part; empty for one that cannot be brought into it. */
  toSlug: (text: string) => string;
}

/** A new document, the very same one when there is nothing to change, or why not. */
export type Outcome = PageDocument | Refused;

/** Declares one verb of editing a page. */
export const defineCommand = commandsOn<PageDocument, RunContext>();

/** Ids are kept in lower case, as the database returns them. */
export const idInput = z.uuid().toLowerCase();
export const fieldNameInput = z.string().min(1).max(60);
