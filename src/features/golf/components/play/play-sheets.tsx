"use client";

import { useState } from "react";
import type { GameStore } from "../../client/game-store.ts";
import type { GameView } from "../../client/game-view.ts";
import { scoreAt } from "../../domain/game-state.ts";
import { HistorySheet } from "../history/history-sheet.tsx";
import { PlayersPanel } from "../players/players-panel.tsx";
import { Sheet } from "../round/sheet.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { NumberPad } from "./number-pad.tsx";
import { RoundMenu } from "./round-menu.tsx";
import type { Cell } from "./score-handlers.ts";

/** The dialog that lies over the card at the moment. */
export type OpenSheet =
  | { name: "menu" | "history" }
  /** `isAdding`: opened to add somebody, so that the name field has the focus. */
  | { name: "players"; isAdding?: boolean }
  | { name: "pad"; cell: Cell }
  | null;

type Props = Pick<ScreenProps, "texts" | "paths" | "course" | "locale"> & {
  sheet: OpenSheet;
  onSheet: (change: OpenSheet | ((now: OpenSheet) => OpenSheet)) => void;
  view: GameView;
  store: GameStore;
  onScore: (cell: Cell, score: number) => void;
};

/** The card's dialogs, one at a time. */
export function PlaySheets({ sheet, onSheet, view, store, onScore, ...props }: Props) {
  const { texts, course } = props;
  const [renaming, setRenaming] = useState<string | null>(null);
  if (!sheet) return null;
  /** A sheet that opens another one closes after it; the other one stays. */
  const onClosed = () => onSheet((now) => (now?.name === sheet.name ? null : now));

  switch (sheet.name) {
    case "menu":
      return (
        <RoundMenu
          {...{ view, store, texts, onClosed }}
          paths={props.paths}
          onPlayers={() => onSheet({ name: "players" })}
          onHistory={() => onSheet({ name: "history" })}
        />
      );
    case "players":
      return (
        <Sheet title={texts.players} closeLabel={texts.close} onClosed={onClosed}>
          {() => (
            <PlayersPanel {...{ view, store, texts, renaming }} isAdding={sheet.isAdding} onRenaming={setRenaming} />
          )}
        </Sheet>
      );
    case "history":
      return <HistorySheet {...{ view, store, course, texts, onClosed }} locale={props.locale} />;
    case "pad": {
      const { cell } = sheet;
      const player = view.players.find(({ id }) => id === cell.playerId);
      const hole = course.holes.find(({ pageId }) => pageId === cell.pageId);
      if (!player || !hole) return null; // removed by another phone meanwhile
      return (
        <NumberPad
          {...{ texts, onClosed }}
          playerName={player.playerName}
          holeNumber={hole.number}
          par={hole.par}
          score={scoreAt(view.holes, cell)}
          onPick={(score) => onScore(cell, score)}
        />
      );
    }
  }
}
