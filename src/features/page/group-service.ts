import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { blockOf } from "~/features/blocks/registry.ts";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import { editableSite } from "~/lib/site-editor.ts";
import type { groupAddInput, groupStatusInput } from "./api-schema.ts";
import { operate, pageOfGroup } from "./operate.ts";

/**
 * Adds a group beside `nextTo`, or at the end of the page. A card goes into the board that it is put next to, or
 * into the board that `nextTo` names.
 */
export async function addGroup(ctx: ServiceContext, input: z.infer<typeof groupAddInput>) {
  editableSite(ctx);
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
 * Marks a published group for deletion, or takes the mark back. Which of the two is asked for follows from `to`; the
 * group's present status is read here, whatever the caller believes it to be.
 */
export async function setGroupStatus(ctx: ServiceContext, input: z.infer<typeof groupStatusInput>) {
  editableSite(ctx);
  const { groupId, to = "markedForDeletion" } = input;
  const pageId = await pageOfGroup(ctx, groupId);
  if (input.pageId && input.pageId !== pageId) throw new DomainError("not-found", "No such group on this page");
  const command = to === "markedForDeletion" ? "group.markForDeletion" : "group.restore";
  return operate(ctx, { pageId, command, input: { groupId } });
}
