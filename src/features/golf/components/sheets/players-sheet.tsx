"use client";

import { PlayersPanel } from "../players/players-panel.tsx";
import { useRound } from "../round/use-round.ts";
import { Sheet } from "./sheet.tsx";

/** The players in the middle of a round. `isAdding`: the name field gets the focus. */
export function PlayersSheet({ isAdding, onClosed }: { isAdding: boolean | undefined; onClosed: () => void }) {
  const { texts } = useRound();
  return (
    <Sheet title={texts.players} closeLabel={texts.close} onClosed={onClosed}>
      {() => <PlayersPanel isAdding={isAdding} />}
    </Sheet>
  );
}
