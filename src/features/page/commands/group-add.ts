import { z } from "zod";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { deriveId } from "~/lib/ids.ts";
import { groupAt, presentGroup } from "../domain/groups.ts";
import { placed, siblingsOf } from "../domain/ordering.ts";
import { refuse } from "~/features/document/refusals.ts";
import type { Group, PageDocument } from "../schema.ts";
import { defineCommand, idInput, type RunContext } from "./define-command.ts";

const mostGroups = 1000;

/**
 * Adds a section after `nextTo`, or a card to the board `parentId`. Without a neighbour it goes to `position`, the end
 * when nothing is said. A new board gets its starter cards, whose ids follow from its own: `deriveId(groupId, "card-1")` and so on.
 */
export const groupAdd = defineCommand({
  name: "group.add",
  input: z.strictObject({
    groupId: idInput,
    kind: z.string(),
    nextTo: idInput.nullable(),
    parentId: idInput.nullable(),
    position: z.enum(["start", "end"]).optional(),
  }),
  run: (document, { groupId, kind, nextTo, parentId, position }, context) => {
    const block = context.blockOf(kind);
    if (!block) return refuse("kind-unknown");
    if (block.membersOnly && !context.isMember) return refuse("members-only");
    const board = parentId === null ? undefined : presentGroup(document, parentId);
    if (parentId !== null && !board) return refuse("group-not-found");
    if (!fits(block, board, context)) return refuse("kind-misplaced");
    const groups = withCards({ id: groupId, kind, parentId }, block, context);
    if (groups.some((group) => groupAt(document, group.id))) return refuse("group-exists");
    if (Object.keys(document.groups).length + groups.length > mostGroups) return refuse("too-many-groups");
    return groups.reduce((result, group) => {
      const isFirst = position === "start" && nextTo === null && group.id === groupId;
      return placed(result, group, isFirst ? 0 : indexAfter(result, group, nextTo));
    }, document);
  },
});

/** A card stands in a board that holds its kind; everything else is a section. */
function fits(block: BlockDefinition, board: Group | undefined, context: RunContext): boolean {
  if (!board) return block.category !== null;
  return context.blockOf(board.kind)?.childKind === block.kind;
}

function withCards(
  { id, kind, parentId }: Pick<Group, "id" | "kind" | "parentId">,
  block: BlockDefinition,
  context: RunContext,
): Group[] {
  const card = block.childKind === undefined ? undefined : context.blockOf(block.childKind);
  const cards = Array.from({ length: card ? (block.starterChildren ?? 0) : 0 }, (_, index) =>
    newGroup({ id: deriveId(id, `card-${index + 1}`), kind: card?.kind ?? "", parentId: id }),
  );
  return [newGroup({ id, kind, parentId }), ...cards];
}

function newGroup(group: Pick<Group, "id" | "kind" | "parentId">): Group {
  return {
    ...group,
    status: "draft",
    previousStatus: null,
    sortKey: "",
    options: {},
    disallowedLocales: [],
    fields: {},
  };
}

function indexAfter(document: PageDocument, group: Group, nextTo: string | null): number {
  const siblings = siblingsOf(document, group.parentId);
  const index = siblings.findIndex((sibling) => sibling.id === nextTo);
  return index === -1 ? siblings.length : index + 1;
}
