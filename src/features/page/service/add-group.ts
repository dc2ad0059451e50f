import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { blockOf } from "~/kinds/registry.ts";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { groupAddInput } from "../api-schema.ts";
import { runCommands } from "./run-commands.ts";

/**
 * Adds a group beside `nextTo`, or at the end of the page. A card goes into the board that it is put next to, or
 * into the board that `nextTo` names.
 */
export async function addGroup(ctx: ServiceContext, input: z.infer<typeof groupAddInput>) {
  const groupId = randomUUID();
  const place = await placeNextTo(ctx, input);
  const command = { groupId, kind: input.groupName, ...place };
  return {
    ...(await runCommands(ctx, { pageId: input.pageId, steps: [{ command: "group.add", input: command }] })),
    groupId,
  };
}

async function placeNextTo(ctx: ServiceContext, { pageId, groupName, nextTo }: z.infer<typeof groupAddInput>) {
  if (!nextTo) return { nextTo: null, parentId: null };
  const neighbour = await ctx.db.group.findFirst({ where: { id: nextTo, pageId, siteId: ctx.site.id } });
  if (!neighbour) throw new DomainError("not-found", "No such group");
  return blockOf(neighbour.kind)?.childKind === groupName
    ? { nextTo: null, parentId: neighbour.id }
    : { nextTo, parentId: neighbour.parentId };
}
