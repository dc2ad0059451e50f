"use client";

import { useEffect } from "react";
import type { GameView } from "../../client/game-view.ts";
import type { Snap } from "../../domain/drawer-snap.ts";

/** Pulls the drawer up for what was refused or came too late: its notice stands in the part that the low drawer hides. */
export function useShownRefusal({ refusal, held, heldRemoved }: GameView, snapTo: (snap: Snap) => void): void {
  const count = (refusal?.count ?? 0) + held.length + heldRemoved.length;
  useEffect(() => {
    if (count > 0) snapTo("full");
  }, [count, snapTo]);
}
