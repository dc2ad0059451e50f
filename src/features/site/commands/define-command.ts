import { commandsOn } from "~/features/document/commands.ts";
import type { RunSettings } from "~/features/document/kind.ts";
import type { Refused } from "~/features/document/refusals.ts";
import type { SiteDocument } from "../document-schema.ts";

/** A new document, the very same one when there is nothing to change, or why not. */
export type SiteOutcome = SiteDocument | Refused;

/** Declares one verb of editing a site. */
export const defineSiteCommand = commandsOn<SiteDocument, RunSettings>();
