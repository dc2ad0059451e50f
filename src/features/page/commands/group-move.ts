import { z } from "zod";
import { presentGroup } from "../domain/groups.ts";
import { placed, siblingsOf } from "../domain/ordering.ts";
import { refuse } from "~/features/document/refusals.ts";
import { defineCommand, idInput } from "./define-command.ts";

/** Moves a group so many places (one, if nothing is said) up or down among its siblings, at most to the edge. */
export const groupMove = defineCommand({
  name: "group.move",
  input: z.strictObject({
    groupId: idInput,
    direction: z.enum(["up", "down"]),
    places: z.number().int().min(1).max(1_000).optional(),
  }),
  run: (document, { groupId, direction, places = 1 }) => {
    const group = presentGroup(document, groupId);
    if (!group) return refuse("group-not-found");
    const siblings = siblingsOf(document, group.parentId);
    const from = siblings.findIndex((sibling) => sibling.id === groupId);
    const to = direction === "up" ? Math.max(0, from - places) : Math.min(siblings.length - 1, from + places);
    return to === from ? document : placed(document, group, to);
  },
});
