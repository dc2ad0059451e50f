import { z } from "zod";
import { presentGroup } from "../domain/groups.ts";
import { placed, siblingsOf } from "../domain/ordering.ts";
import { refuse } from "~/features/document/refusals.ts";
import { defineCommand, idInput } from "./define-command.ts";

/** Moves a group one place up or down among its siblings; at the edge nothing changes. */
export const groupMove = defineCommand({
  name: "group.move",
  input: z.strictObject({ groupId: idInput, direction: z.enum(["up", "down"]) }),
  run: (document, { groupId, direction }) => {
    const group = presentGroup(document, groupId);
    if (!group) return refuse("group-not-found");
    const siblings = siblingsOf(document, group.parentId);
    const target = siblings.findIndex((sibling) => sibling.id === groupId) + (direction === "up" ? -1 : 1);
    return target < 0 || target >= siblings.length ? document : placed(document, group, target);
  },
});
