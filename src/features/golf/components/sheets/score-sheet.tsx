"use client";

import { useRound } from "../round/use-round.ts";
import { ScoreGrid } from "./score-grid.tsx";
import { Sheet } from "./sheet.tsx";

/** The whole card of the round. */
export function ScoreSheet({ onClosed }: { onClosed: () => void }) {
  const { texts } = useRound();
  return (
    <Sheet title={texts.scoreSheet} closeLabel={texts.close} className="golf-grid-sheet" onClosed={onClosed}>
      {() => <ScoreGrid />}
    </Sheet>
  );
}
