import type { z } from "zod";
import type { RunSettings } from "~/features/document/kind.ts";
import type { EditorText } from "~/lib/locales.ts";
import type { SiteDocument } from "../document-schema.ts";
import type { SiteRefused } from "../refusals.ts";

/** A new document, the very same one when there is nothing to change, or why not. */
export type SiteOutcome = SiteDocument | SiteRefused;

export interface SiteCommand<Input = unknown> {
  name: string;
  input: z.ZodType<Input>;
  label: EditorText;
  run(this: void, document: SiteDocument, input: Input, settings: RunSettings): SiteOutcome;
}

/** Declares one verb of editing a site. `run` is pure: browser and server run it alike. */
export function defineSiteCommand<Input>(command: SiteCommand<Input>): SiteCommand<Input> {
  return command;
}
