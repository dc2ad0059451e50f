import { z } from "zod";
import { fieldOf, withField } from "../domain/fields.ts";
import type { Group } from "../schema.ts";
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

/**
 * Shows or hides a whole group (`visible`), and several of its fields at once; what is not named stays as it is. A
 * group that is shown again is as it was before: its fields and languages remember for themselves.
 */
export const groupVisibility = defineCommand({
  name: "group.visibility",
  input: z.strictObject({
    groupId: idInput,
    visible: z.boolean().optional(),
    visibleFields: z.record(fieldNameInput, z.boolean()).default({}),
  }),
  run: (document, { groupId, visible, visibleFields }, context) =>
    onGroup(document, groupId, context, (before, block) => {
      const group = visible === undefined ? before : withVisibility(before, visible);
      const wanted = Object.entries(visibleFields);
      if (wanted.some(([name]) => !Object.hasOwn(block.fields, name))) return refuse("field-unknown");
      return wanted.reduce((result, [name, visible]) => {
        const field = fieldOf(result, name);
        return field.visible === visible ? result : withField(result, { ...field, visible });
      }, group);
    }),
});

function withVisibility(group: Group, visible: boolean): Group {
  if (visible === !group.isHidden) return group;
  const { isHidden: _, ...shown } = group;
  return visible ? shown : { ...shown, isHidden: true };
}
