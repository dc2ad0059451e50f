"use client";

import { useEffect } from "react";
import type { GameView } from "../../client/game-view.ts";
import type { Snap } from "../../domain/drawer-snap.ts";

/**
 * Pulls the drawer up for what was refused or came too late, when whom the phone belongs to is removed, and for a rematch:
 * such a notice stands in the part that the low drawer hides.
 */
export function useShownNotice(view: GameView, snapTo: (snap: Snap) => void): void {
  const { refusal, held, heldRemoved, removed, ownPlayerId, rematchId } = view;
  const isOut = removed.some(({ id }) => id === ownPlayerId);
  const count = (refusal?.count ?? 0) + held.length + heldRemoved.length + Number(isOut) + Number(rematchId !== null);
  useEffect(() => {
    if (count > 0) snapTo("full");
  }, [count, snapTo]);
}
