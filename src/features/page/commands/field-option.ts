import { z } from "zod";
import { dequal } from "dequal/lite";
import { jsonSchema, type Json } from "~/lib/json.ts";
import { ownValue } from "~/lib/own-value.ts";
import { withEntry } from "../domain/fields.ts";
import { checkedOptionValue } from "../domain/option-value.ts";
import { isRefused, refuse } from "~/features/document/refusals.ts";
import type { PageDocument } from "../schema.ts";
import { defineCommand, fieldNameInput, idInput, type Outcome, type RunContext } from "./define-command.ts";
import { everyFieldType, onField } from "./on-part.ts";

/** Sets one option of a field; null leads back to the default. */
export const fieldOption = defineCommand({
  name: "field.option",
  input: z.strictObject({ groupId: idInput, fieldName: fieldNameInput, key: z.string().max(60), value: jsonSchema }),
  run: withFieldOption,
});

/** Sets where a button or a picture leads. */
export const fieldLink = defineCommand({
  name: "field.link",
  input: z.strictObject({ groupId: idInput, fieldName: fieldNameInput, link: jsonSchema }),
  run: (document, { groupId, fieldName, link }, context) =>
    withFieldOption(document, { groupId, fieldName, key: "link", value: link }, context),
});

function withFieldOption(
  document: PageDocument,
  { groupId, fieldName, key, value }: { groupId: string; fieldName: string; key: string; value: Json },
  context: RunContext,
): Outcome {
  return onField(document, { groupId, fieldName, types: everyFieldType }, context, (field, declared) => {
    const definition = ownValue(declared.options, key);
    if (!definition) return refuse("option-unknown");
    const checked = checkedOptionValue(definition, value, context);
    if (isRefused(checked)) return checked;
    if (dequal(field.options[key] ?? null, checked.value)) return field;
    return { ...field, options: withEntry(field.options, key, checked.value) };
  });
}
