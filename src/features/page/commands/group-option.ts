import { z } from "zod";
import { dequal } from "dequal/lite";
import { jsonSchema } from "~/lib/json.ts";
import { ownValue } from "~/lib/own-value.ts";
import { withEntry } from "../domain/fields.ts";
import { checkedOptionValue } from "../domain/option-value.ts";
import { isRefused, refuse } from "~/features/document/refusals.ts";
import { defineCommand, idInput } from "./define-command.ts";
import { onGroup } from "./on-part.ts";

/** Sets one option of a group; null leads back to the default. */
export const groupOption = defineCommand({
  name: "group.option",
  input: z.strictObject({ groupId: idInput, key: z.string().max(60), value: jsonSchema }),
  run: (document, { groupId, key, value }, context) =>
    onGroup(document, groupId, context, (group, block) => {
      const definition = ownValue(block.options, key);
      if (!definition) return refuse("option-unknown");
      const checked = checkedOptionValue(definition, value, context);
      if (isRefused(checked)) return checked;
      if (dequal(group.options[key] ?? null, checked.value)) return group;
      return { ...group, options: withEntry(group.options, key, checked.value) };
    }),
});
