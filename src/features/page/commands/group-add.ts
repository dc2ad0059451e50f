import { z } from "zod";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { deriveId } from "~/lib/ids.ts";
import { groupAt, presentGroup } from "../domain/groups.ts";
import { placed, siblingsOf } from "../domain/ordering.ts";
import { isRefused, refuse } from "~/features/document/refusals.ts";
import type { Group, PageDocument } from "../schema.ts";
import { defineCommand, idInput, type Outcome, type RunContext } from "./define-command.ts";

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
  run: (document, place, context) => {
    const { kind } = place;
    const block = context.blockOf(kind);
    const card = block?.childKind === undefined ? undefined : context.blockOf(block.childKind);
    const count = card ? (block?.starterChildren ?? 0) : 0;
    return Array.from({ length: count }).reduce<Outcome>(
      (result, _, index) => {
        const groupId = deriveId(place.groupId, `card-${index + 1}`);
        const at = { groupId, kind: card?.kind ?? "", nextTo: null, parentId: place.groupId };
        return isRefused(result) ? result : withNewGroup(result, at, context);
      },
      withNewGroup(document, place, context),
    );
  },
});

interface NewGroup {
  groupId: string;
  kind: string;
  nextTo: string | null;
  parentId: string | null;
  position?: "start" | "end";
}

/** The document with one empty section or card more, or why it cannot stand there. */
export function withNewGroup(document: PageDocument, added: NewGroup, context: RunContext): Outcome {
  const { groupId, kind, nextTo, parentId, position } = added;
  const block = context.blockOf(kind);
  if (!block) return refuse("kind-unknown");
  if (block.membersOnly && !context.isMember) return refuse("members-only");
  const board = parentId === null ? undefined : presentGroup(document, parentId);
  if (parentId !== null && !board) return refuse("group-not-found");
  if (!fits(block, board, context)) return refuse("kind-misplaced");
  if (groupAt(document, groupId)) return refuse("group-exists");
  if (Object.keys(document.groups).length >= mostGroups) return refuse("too-many-groups");
  const group = newGroup({ id: groupId, kind, parentId });
  const isFirst = position === "start" && nextTo === null;
  return placed(document, group, isFirst ? 0 : indexAfter(document, group, nextTo));
}

/** A card stands in a board that holds its kind; everything else is a section. */
function fits(block: BlockDefinition, board: Group | undefined, context: RunContext): boolean {
  if (!board) return block.category !== null;
  return context.blockOf(board.kind)?.childKind === block.kind;
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
