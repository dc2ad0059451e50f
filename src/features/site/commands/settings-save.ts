import { z } from "zod";
import { dequal } from "dequal/lite";
import { jsonSchema, type Json } from "~/lib/json.ts";
import { isPlainObject } from "~/lib/json-object.ts";
import { mergeTree } from "../domain/merge.ts";
import { refuse } from "~/features/document/refusals.ts";
import { siteSettingsSchema } from "../schema.ts";
import { defineSiteCommand } from "./define-command.ts";

/**
 * Changes the given keys of the settings and leaves the others alone; null takes a word of the glossary away. Who may set
 * which is checked where it is saved.
 */
export const settingsSave = defineSiteCommand({
  name: "settings.save",
  input: z.strictObject({ settings: z.record(z.string(), jsonSchema) }),
  run: (document, { settings }) => {
    const result = siteSettingsSchema.safeParse(withoutRemovedWords(mergeTree(document.settings, settings)));
    if (!result.success) return refuse("settings-invalid");
    return dequal(document.settings, result.data) ? document : { ...document, settings: result.data };
  },
});

function withoutRemovedWords({ glossary, ...settings }: Record<string, Json>): Record<string, Json> {
  if (!isPlainObject(glossary)) return { ...settings, ...(glossary !== undefined && { glossary }) };
  return { ...settings, glossary: Object.fromEntries(Object.entries(glossary).filter(([, word]) => word !== null)) };
}
