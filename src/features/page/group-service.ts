import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { blockOf } from "~/kinds/registry.ts";
import { DomainError } from "~/lib/errors.ts";
import { deriveId } from "~/lib/ids.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { fieldVisibilityInput, groupAddInput, groupStatusInput } from "./api-schema.ts";
import { operate, pageOfGroup } from "./operate.ts";

/**
 * Adds a group beside `nextTo`, or at the end of the page. A card goes into the board that it is put next to, or
 * into the board that `nextTo` names.
 */
export async function addGroup(ctx: ServiceContext, input: z.infer<typeof groupAddInput>) {
  const groupId = randomUUID();
  const place = await placeNextTo(ctx, input);
  const command = { groupId, kind: input.groupName, ...place };
  return { ...(await operate(ctx, { pageId: input.pageId, command: "group.add", input: command })), groupId };
}

async function placeNextTo(ctx: ServiceContext, { pageId, groupName, nextTo }: z.infer<typeof groupAddInput>) {
  if (!nextTo) return { nextTo: null, parentId: null };
  const neighbour = await ctx.db.group.findFirst({ where: { id: nextTo, pageId, siteId: ctx.site.id } });
  if (!neighbour) throw new DomainError("not-found", "No such group");
  return blockOf(neighbour.kind)?.childKind === groupName
    ? { nextTo: null, parentId: neighbour.id }
    : { nextTo, parentId: neighbour.parentId };
}

/**
 * Marks a published group for deletion, or takes the mark back when `to` is the status that it had before. The group's
 * own status is read here, whatever the caller believes it to be; every other `to` is `invalid`.
 */
export async function setGroupStatus(ctx: ServiceContext, input: z.infer<typeof groupStatusInput>) {
  const { siteId } = ctx;
  const { groupId, to = "markedForDeletion" } = input;
  const group = await ctx.db.group.findFirst({
    where: { id: groupId, siteId, pageId: input.pageId },
    select: { pageId: true, previousStatus: true },
  });
  if (!group) throw new DomainError("not-found", "No such group on this page");
  const { pageId, previousStatus } = group;
  if (to === "markedForDeletion") return operate(ctx, { pageId, command: "group.markForDeletion", input: { groupId } });
  if (to !== (previousStatus ?? "draft")) {
    throw new DomainError("invalid", `A group gets back the status that it had; this one never was ${to}`);
  }
  return operate(ctx, { pageId, command: "group.restore", input: { groupId } });
}

/** Shows or hides a field of a group. A `fieldId` beside its group and name must be that field's. */
export async function setFieldVisibility(ctx: ServiceContext, input: z.infer<typeof fieldVisibilityInput>) {
  const { fieldId, ...field } = input;
  const pageId = await pageOfGroup(ctx, field.groupId);
  if (fieldId && fieldId !== deriveId(field.groupId, field.fieldName)) {
    throw new DomainError("not-found", "No such field in this group");
  }
  return operate(ctx, { pageId, command: "field.visibility", input: field });
}
