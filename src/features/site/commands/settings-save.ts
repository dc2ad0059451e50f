import { z } from "zod";
import { dequal } from "dequal/lite";
import { jsonSchema } from "~/lib/json.ts";
import { mergeTree } from "../domain/merge.ts";
import { refuse } from "~/features/document/refusals.ts";
import { siteSettingsSchema } from "../schema.ts";
import { defineSiteCommand } from "./define-command.ts";

/** Changes the given keys of the settings and leaves the others alone. Who may set which is checked where it is saved. */
export const settingsSave = defineSiteCommand({
  name: "settings.save",
  input: z.strictObject({ settings: z.record(z.string(), jsonSchema) }),
  run: (document, { settings }) => {
    const result = siteSettingsSchema.safeParse(mergeTree(document.settings, settings));
    if (!result.success) return refuse("settings-invalid");
    return dequal(document.settings, result.data) ? document : { ...document, settings: result.data };
  },
});
