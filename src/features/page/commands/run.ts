import { runOperation } from "~/features/document/commands.ts";
import type { RunResult, RunSettings } from "~/features/document/kind.ts";
import { blockOf } from "~/kinds/registry.ts";
import { cleanJson } from "../domain/text.ts";
import type { Operation, PageDocument } from "../schema.ts";
import { pageCommands } from "./registry.ts";

/**
 * Carries out one operation on a page: see `runOperation`. The browser runs it at once, the server on the locked draft,
 * and both get the same document.
 */
export function runCommand(
  document: PageDocument,
  { command, input }: Operation,
  settings: RunSettings,
): RunResult<PageDocument> {
  return runOperation(pageCommands, document, { command, input: cleanJson(input) }, { blockOf, ...settings });
}

/**
 * Whether an operation keeps what others have changed in the same place since it was begun, so that nobody need be
 * asked. Most commands replace what they find.
 */
export function mergesInto(document: PageDocument, { command, input }: Operation): boolean {
  return pageCommands.get(command)?.with(cleanJson(input))?.mergesInto(document) ?? false;
}
