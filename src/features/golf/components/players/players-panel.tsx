"use client";

import { useRef, useState } from "react";
import { maxPlayers } from "../../domain/player-name.ts";
import { fill } from "~/i18n/translate.ts";
import { useRound } from "../round/use-round.ts";
import { AddPlayerField } from "./add-player-field.tsx";
import { PlayerRow } from "./player-row.tsx";
import { RemovedPlayers } from "./removed-players.tsx";

interface Props {
  /** Somebody is to be added: the name field gets the focus. */
  isAdding?: boolean;
  /** Told whose name is being changed; null when nobody's is any more. */
  onRenaming?: (playerId: string | null) => void;
}

/** Who plays: add, rename, remove, bring back. On the players' screen, and in the middle of a round. */
export function PlayersPanel({ isAdding = false, onRenaming }: Props) {
  const { view, store, texts } = useRound();
  const { players } = view;
  const list = useRef<HTMLUListElement>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  /** The row that had the focus goes, and the focus must not go with it. */
  const focusList = () => list.current?.focus();

  function onRowRenaming(playerId: string | null) {
    setRenaming(playerId);
    onRenaming?.(playerId);
  }

  return (
    <div className="golf-players">
      <ul ref={list} className="golf-players__list" aria-label={texts.players} tabIndex={-1}>
        {players.map((player) => (
          <PlayerRow
            key={player.id}
            player={player}
            isRenaming={renaming === player.id}
            onRenaming={(isRenaming) => onRowRenaming(isRenaming ? player.id : null)}
            onRemoved={focusList}
          />
        ))}
      </ul>
      <RemovedPlayers onRestored={focusList} />
      {view.status === "ready" && players.length === 0 && <p className="golf__hint">{texts.noPlayers}</p>}
      {players.length < maxPlayers ? (
        <AddPlayerField isFirst={isAdding} onAdd={(opId, name) => store?.addPlayer(opId, name)} />
      ) : (
        <p className="golf__hint">{fill(texts.full, { count: maxPlayers })}</p>
      )}
    </div>
  );
}
