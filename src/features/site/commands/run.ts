import { runOperation } from "~/features/document/commands.ts";
import type { RunResult, RunSettings } from "~/features/document/kind.ts";
import type { Operation } from "~/features/document/schema.ts";
import { cleanJson } from "~/features/page/domain/text.ts";
import type { SiteDocument } from "../document-schema.ts";
import { siteCommands } from "./registry.ts";

/** Carries out one operation on a site: see `runOperation`. */
export function runSiteCommand(
  document: SiteDocument,
  { command, input }: Operation,
  settings: RunSettings,
): RunResult<SiteDocument> {
  return runOperation(siteCommands, document, { command, input: cleanJson(input) }, settings);
}
