import type { z } from "zod";
import { DomainError } from "~/lib/errors.ts";
import { deriveId } from "~/lib/ids.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { fieldVisibilityInput } from "../api-schema.ts";
import { pageOfGroup } from "../own-page.ts";
import { runCommands } from "./run-commands.ts";

/** Shows or hides a field of a group. A `fieldId` beside its group and name must be that field's. */
export async function setFieldVisibility(ctx: ServiceContext, input: z.infer<typeof fieldVisibilityInput>) {
  const { fieldId, ...field } = input;
  const pageId = await pageOfGroup(ctx, field.groupId);
  if (fieldId && fieldId !== deriveId(field.groupId, field.fieldName)) {
    throw new DomainError("not-found", "No such field in this group");
  }
  return runCommands(ctx, { pageId, steps: [{ command: "field.visibility", input: field }] });
}
