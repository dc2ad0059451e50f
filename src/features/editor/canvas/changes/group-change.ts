import type { PageDocument } from "~/features/page/schema.ts";

/** What a publish would do to a section or card that visitors see, or will see. */
type GroupChange = "new" | "changed" | "markedForDeletion";

/**
 * What is to be told of one section or card, so that each change is told once: a page that is not published says so
 * itself, and a new section, or one that goes, speaks for its cards. `isChanged`: it differs from what visitors see.
 */
export function groupChange(
  { status, groups }: Pick<PageDocument, "status" | "groups">,
  groupId: string,
  isChanged: boolean,
): GroupChange | null {
  const group = groups[groupId];
  const board = group?.parentId ? groups[group.parentId] : undefined;
  if (!group || (board && board.status !== "published")) return null;
  if (group.status === "markedForDeletion") return "markedForDeletion";
  if (status !== "published") return null;
  if (group.status === "draft") return "new";
  return isChanged ? "changed" : null;
}
