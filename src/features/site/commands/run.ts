import type { RunResult, RunSettings } from "~/features/document/kind.ts";
import type { Operation } from "~/features/document/schema.ts";
import { cleanJson } from "~/features/page/domain/text.ts";
import type { Json } from "~/lib/json.ts";
import type { SiteDocument } from "../document-schema.ts";
import { isSiteRefused, type SiteRefusal } from "../refusals.ts";
import { siteCommandOf } from "./registry.ts";

/** Carries out one operation on a site. Pure; a wrong input is a refusal, never an exception. */
export function runSiteCommand(
  document: SiteDocument,
  operation: Operation,
  settings: RunSettings,
): RunResult<SiteDocument> {
  const command = siteCommandOf(operation.command);
  if (!command) return refused("unknown-command");
  const input = command.input.safeParse(cleanJson(operation.input));
  if (!input.success) return refused("invalid-input");
  const outcome = command.run(document, input.data as never, settings);
  if (isSiteRefused(outcome)) return refused(outcome.refusal);
  return { ok: true, document: outcome, input: input.data as Json };
}

function refused(refusal: SiteRefusal): RunResult<SiteDocument> {
  return { ok: false, refusal };
}
