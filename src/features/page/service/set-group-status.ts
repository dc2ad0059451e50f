import type { z } from "zod";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { groupStatusInput } from "../api-schema.ts";
import { runCommands } from "./run-commands.ts";

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
  if (to === "markedForDeletion")
    return runCommands(ctx, { pageId, steps: [{ command: "group.markForDeletion", input: { groupId } }] });
  if (to !== (previousStatus ?? "draft")) {
    throw new DomainError("invalid", `A group gets back the status that it had; this one never was ${to}`);
  }
  return runCommands(ctx, { pageId, steps: [{ command: "group.restore", input: { groupId } }] });
}
