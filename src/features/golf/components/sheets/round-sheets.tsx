"use client";

import { useState, type ReactNode } from "react";
import { HistorySheet } from "../history/history-sheet.tsx";
import { NumberPad } from "./number-pad.tsx";
import { PlayersSheet } from "./players-sheet.tsx";
import { RoundMenu } from "./round-menu.tsx";
import { ScoreSheet } from "./score-sheet.tsx";
import { SheetsContext, type SheetName } from "./use-sheets.ts";

/** The dialogs of a round, one at a time, over what stands inside. Whatever is inside opens them with `useSheets`. */
export function RoundSheets({ children }: { children: ReactNode }) {
  const [sheet, setSheet] = useState<SheetName | null>(null);
  return (
    <SheetsContext value={setSheet}>
      {children}
      {sheet && (
        <OpenSheet
          sheet={sheet}
          // A sheet that opens another one closes after it; the other one stays.
          onClosed={() => setSheet((now) => (now?.name === sheet.name ? null : now))}
        />
      )}
    </SheetsContext>
  );
}

function OpenSheet({ sheet, onClosed }: { sheet: SheetName; onClosed: () => void }) {
  switch (sheet.name) {
    case "menu":
      return <RoundMenu onClosed={onClosed} />;
    case "players":
      return <PlayersSheet isAdding={sheet.isAdding} onClosed={onClosed} />;
    case "history":
      return <HistorySheet onClosed={onClosed} />;
    case "scores":
      return <ScoreSheet onClosed={onClosed} />;
    case "pad":
      return <NumberPad cell={sheet.cell} onClosed={onClosed} />;
  }
}
