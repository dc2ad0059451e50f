import type { DragEvent } from "react";
import { useMoveGroup } from "./use-move-group.ts";

/** What is dragged while a card is: its id. */
const cardType = "application/x-vitrine-card";

/** Handlers of the grip by which a card is dragged to another place of its board. */
export function cardGrip(groupId: string) {
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(cardType, groupId);
      dataTransfer.effectAllowed = "move";
    },
  };
}

/** Handlers of each card on which another one of the same board may be dropped; it takes that place in one undo step. */
export function useCardDrop(cardIds: readonly string[]) {
  const move = useMoveGroup();
  return (targetId: string) => ({
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(cardType)) return;
      event.preventDefault();
      markTarget(event.currentTarget, true);
    },
    onDragLeave: ({ currentTarget }: DragEvent) => markTarget(currentTarget, false),
    onDrop: (event: DragEvent) => {
      markTarget(event.currentTarget, false);
      const groupId = event.dataTransfer.getData(cardType);
      const steps = cardIds.indexOf(targetId) - cardIds.indexOf(groupId);
      if (!cardIds.includes(groupId)) return;
      event.preventDefault();
      move(groupId, steps);
    },
  });
}

/** Shows that what is dragged would be dropped here. */
function markTarget(card: Element, isTarget: boolean): void {
  card.toggleAttribute("data-vt-drop", isTarget);
}
