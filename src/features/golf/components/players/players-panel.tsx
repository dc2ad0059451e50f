"use client";

import { useRef } from "react";
import type { GameStore } from "../../client/game-store.ts";
import type { GameView } from "../../client/game-view.ts";
import { maxPlayers } from "../../domain/player-name.ts";
import { fill } from "~/i18n/translate.ts";
import type { GolfTexts } from "../../texts.ts";
import { AddPlayerField } from "./add-player-field.tsx";
import { PlayerRow } from "./player-row.tsx";
import { RemovedPlayers } from "./removed-players.tsx";

interface Props {
  view: GameView;
  store: GameStore | null;
  texts: GolfTexts;
  /** Whose name is being changed. */
  renaming: string | null;
  /** Somebody is to be added: the name field gets the focus. */
  isAdding?: boolean;
  onRenaming: (playerId: string | null) => void;
}

/** Who plays: add, rename, remove, bring back. On the players' screen, and in the middle of a round. */
export function PlayersPanel({ view, store, texts, renaming, isAdding = false, onRenaming }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const isDisabled = store === null || !view.canScore;
  const { players } = view;
  return (
    <div className="golf-players">
      <ul ref={list} className="golf-players__list" aria-label={texts.players} tabIndex={-1}>
        {players.map((player) => (
          <PlayerRow
            key={player.id}
            {...{ player, texts, isDisabled }}
            isRenaming={renaming === player.id}
            isWaiting={view.waitingPlayerIds.includes(player.id)}
            onRenaming={(isRenaming) => onRenaming(isRenaming ? player.id : null)}
            onRename={(name) => void store?.renamePlayer(player.id, name)}
            onRemove={() => {
              void store?.removePlayer(player.id);
              list.current?.focus(); // the row goes, and the focus must not go with it
            }}
          />
        ))}
      </ul>
      <RemovedPlayers
        removed={isDisabled ? [] : view.removed}
        texts={texts}
        onRestore={(playerId) => {
          void store?.restorePlayer(playerId);
          list.current?.focus();
        }}
      />
      {view.status === "ready" && players.length === 0 && <p className="golf__hint">{texts.noPlayers}</p>}
      {players.length < maxPlayers ? (
        <AddPlayerField
          texts={texts}
          isDisabled={isDisabled}
          isFirst={isAdding}
          onAdd={(opId, name) => store?.addPlayer(opId, name)}
        />
      ) : (
        <p className="golf__hint">{fill(texts.full, { count: maxPlayers })}</p>
      )}
    </div>
  );
}
