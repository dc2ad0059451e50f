import { runOperation } from "~/features/document/commands.ts";
import type { RunResult, RunSettings } from "~/features/document/kind.ts";
import { blockOf } from "~/kinds/registry.ts";
import { cleanJson } from "../domain/text.ts";
import type { Operation, PageDocument } from "../schema.ts";
import type { RunContext } from "./define-command.ts";
import { pageCommands } from "./registry.ts";

/** How operations on a page are carried out by whoever makes addresses in this way. */
export function runWith(toSlug: RunContext["toSlug"]) {
  return (document: PageDocument, { command, input }: Operation, settings: RunSettings): RunResult<PageDocument> =>
    runOperation(pageCommands, document, { command, input: cleanJson(input) }, { blockOf, toSlug, ...settings });
}
