import type { FieldDefinition, FieldType } from "~/features/blocks/field-kinds.ts";
import type { Locale } from "~/lib/locales.ts";
import { ownValue } from "~/lib/own-value.ts";
import { fieldOf, withField } from "../domain/fields.ts";
import { presentGroup, withGroup } from "../domain/groups.ts";
import { isRefused, refuse, type Refused } from "~/features/document/refusals.ts";
import type { Field, Group, PageDocument } from "../schema.ts";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import type { Outcome, RunContext } from "./define-command.ts";

/** Changes one group that is still there; `change` also gets the declaration of its kind. */
export function onGroup(
  document: PageDocument,
  groupId: string,
  context: RunContext,
  change: (group: Group, block: BlockDefinition) => Group | Refused,
): Outcome {
  const group = presentGroup(document, groupId);
  if (!group) return refuse("group-not-found");
  const block = context.blockOf(group.kind);
  if (!block) return refuse("kind-unknown");
  const changed = change(group, block);
  if (isRefused(changed)) return changed;
  return changed === group ? document : withGroup(document, changed);
}

interface FieldTarget {
  groupId: string;
  fieldName: string;
  /** The field's types that the command is for. */
  types: readonly FieldType[];
}

/** Changes one field that its kind declares with one of the given types. */
export function onField(
  document: PageDocument,
  target: FieldTarget,
  context: RunContext,
  change: (field: Field, definition: FieldDefinition) => Field | Refused,
): Outcome {
  return onGroup(document, target.groupId, context, (group, block) => {
    const definition = ownValue(block.fields, target.fieldName);
    if (!definition || !target.types.includes(definition.type)) return refuse("field-unknown");
    if (definition.editable === false) return refuse("field-fixed");
    if (definition.membersOnly && !context.isMember) return refuse("members-only");
    const field = fieldOf(group, target.fieldName);
    const changed = change(field, definition);
    if (isRefused(changed)) return changed;
    return changed === field ? group : withField(group, changed);
  });
}

export const everyFieldType: readonly FieldType[] = [
  "text",
  "richText",
  "image",
  "video",
  "document",
  "mediaList",
  "button",
];

export function hasLocale(context: RunContext, locale: Locale): boolean {
  return context.locales.includes(locale);
}
