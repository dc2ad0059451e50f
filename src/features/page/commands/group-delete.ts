import { z } from "zod";
import { presentGroup, withGroup, withoutGroup } from "../domain/groups.ts";
import { refuse } from "~/features/document/refusals.ts";
import { defineCommand, idInput } from "./define-command.ts";

/** Removes a draft group outright, a board together with its cards. A published group can only be marked. */
export const groupDelete = defineCommand({
  name: "group.delete",
  input: z.strictObject({ groupId: idInput }),
  run: (document, { groupId }) => {
    const group = presentGroup(document, groupId);
    if (!group) return refuse("group-not-found");
    if (group.status !== "draft") return refuse("not-a-draft");
    const cards = Object.values(document.groups).filter((card) => card.parentId === groupId);
    return [...cards, group].reduce((result, { id }) => withoutGroup(result, id), document);
  },
});

/** Marks a published group: the next publish removes it. It remembers the status that it had. */
export const groupMarkForDeletion = defineCommand({
  name: "group.markForDeletion",
  input: z.strictObject({ groupId: idInput }),
  run: (document, { groupId }) => {
    const group = presentGroup(document, groupId);
    if (!group) return refuse("group-not-found");
    if (group.status === "markedForDeletion") return document;
    if (group.status === "draft") return refuse("not-published");
    return withGroup(document, { ...group, status: "markedForDeletion", previousStatus: group.status });
  },
});

/** Takes the mark away: the group gets back the status it had, draft by default. */
export const groupRestore = defineCommand({
  name: "group.restore",
  input: z.strictObject({ groupId: idInput }),
  run: (document, { groupId }) => {
    const group = presentGroup(document, groupId);
    if (!group) return refuse("group-not-found");
    if (group.status !== "markedForDeletion") return refuse("not-marked");
    return withGroup(document, { ...group, status: group.previousStatus ?? "draft", previousStatus: null });
  },
});
