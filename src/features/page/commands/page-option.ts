import { z } from "zod";
import { dequal } from "dequal/lite";
import { pageOptions } from "~/features/blocks/page-options.ts";
import type { OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { jsonSchema } from "~/lib/json.ts";
import { ownValue } from "~/lib/own-value.ts";
import { withEntry } from "../domain/fields.ts";
import { checkedOptionValue } from "../domain/option-value.ts";
import { isRefused, refuse } from "~/features/document/refusals.ts";
import { defineCommand } from "./define-command.ts";

const definitions: Record<string, OptionDefinition> = pageOptions;

/** Sets one option of the page itself; null leads back to the default. */
export const pageOption = defineCommand({
  name: "page.option",
  input: z.strictObject({ key: z.string().max(60), value: jsonSchema }),
  run: (document, { key, value }, context) => {
    const definition = ownValue(definitions, key);
    if (!definition) return refuse("option-unknown");
    const checked = checkedOptionValue(definition, value, context);
    if (isRefused(checked)) return checked;
    if (dequal(document.options[key] ?? null, checked.value)) return document;
    return { ...document, options: withEntry(document.options, key, checked.value) };
  },
});
