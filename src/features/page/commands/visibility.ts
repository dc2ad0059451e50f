import { z } from "zod";
import { fieldOf, withField } from "../domain/fields.ts";
import { refuse } from "~/features/document/refusals.ts";
import { defineCommand, fieldNameInput, idInput } from "./define-command.ts";
import { everyFieldType, onField, onGroup } from "./on-part.ts";

/** Shows or hides one field. */
export const fieldVisibility = defineCommand({
  name: "field.visibility",
  input: z.strictObject({ groupId: idInput, fieldName: fieldNameInput, visible: z.boolean() }),
  run: (document, { groupId, fieldName, visible }, context) =>
    onField(document, { groupId, fieldName, types: everyFieldType }, context, (field) =>
      field.visible === visible ? field : { ...field, visible },
    ),
});

/** Shows and hides several fields of a group at once; fields that are not named stay as they are. */
export const groupVisibility = defineCommand({
  name: "group.visibility",
  input: z.strictObject({ groupId: idInput, visibleFields: z.record(fieldNameInput, z.boolean()) }),
  run: (document, { groupId, visibleFields }, context) =>
    onGroup(document, groupId, context, (group, block) => {
      const wanted = Object.entries(visibleFields);
      if (wanted.some(([name]) => !Object.hasOwn(block.fields, name))) return refuse("field-unknown");
      return wanted.reduce((result, [name, visible]) => {
        const field = fieldOf(result, name);
        return field.visible === visible ? result : withField(result, { ...field, visible });
      }, group);
    }),
});
