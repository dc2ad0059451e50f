import { cardsOf, sectionsOf } from "~/features/page/domain/groups.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { blockOf } from "~/kinds/registry.ts";
import type { AddPlace } from "../canvas-context.ts";
import type { CopiedGroup } from "./copied-group.ts";

/**
 * Where what was copied goes: a section behind the selected one, or behind the board of the selected card, else to the
 * end; a card behind the selected one, or to the end of the selected board. Null where a card has no board for it.
 */
export function pastePlace(
  document: PageDocument,
  selectedId: string | null,
  { isCard, content: { kind } }: CopiedGroup,
): AddPlace | null {
  const selected = selectedId === null ? undefined : document.groups[selectedId];
  const board = selected?.parentId ?? selected?.id ?? null;
  if (!isCard) return { nextTo: board ?? sectionsOf(document).at(-1)?.id ?? null, parentId: null };
  if (!selected || board === null || blockOf(document.groups[board]?.kind ?? "")?.childKind !== kind) return null;
  const last = cardsOf(document, board).at(-1)?.id ?? null;
  return { nextTo: selected.parentId === null ? last : selected.id, parentId: board };
}
