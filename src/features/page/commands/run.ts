import { cleanJson } from "../domain/text.ts";
import { toSlug } from "../domain/to-slug.ts";
import type { Operation, PageDocument } from "../schema.ts";
import { pageCommands } from "./registry.ts";
import { runWith } from "./run-with.ts";

/** Carries out one operation on a page: see `runOperation`. The server runs it on the locked draft. */
export const runCommand = runWith(toSlug);

/**
 * Whether an operation keeps what others have changed in the same place since it was begun, so that nobody need be
 * asked. Most commands replace what they find.
 */
export function mergesInto(document: PageDocument, { command, input }: Operation): boolean {
  return pageCommands.get(command)?.with(cleanJson(input))?.mergesInto(document) ?? false;
}
