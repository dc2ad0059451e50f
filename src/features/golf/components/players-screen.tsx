"use client";

import { useState } from "react";
import { useGame } from "../client/use-game.ts";
import { maxPlayers } from "../domain/player-name.ts";
import { AddPlayerField } from "./add-player-field.tsx";
import { ConnectionMark } from "./connection-mark.tsx";
import { PlayerRow } from "./player-row.tsx";
import type { ScreenProps } from "./screen-props.ts";

/** Who plays: add, rename, remove; then on to the share screen. */
export default function PlayersScreen({ texts, paths, isEditing }: ScreenProps) {
  const { view, store } = useGame(paths, isEditing);
  const [renaming, setRenaming] = useState<string | null>(null);
  const isReady = store !== null && view.status === "ready";
  const canGo = isReady && view.players.length > 0 && renaming === null;

  return (
    <div className="golf-players">
      <ul className="golf-players__list" aria-label={texts.players}>
        {view.players.map((player) => (
          <PlayerRow
            key={player.id}
            player={player}
            texts={texts}
            isRenaming={renaming === player.id}
            onRenaming={(isRenaming) => setRenaming(isRenaming ? player.id : null)}
            onRename={(name) => store?.renamePlayer(player.id, name)}
            onRemove={() => store?.removePlayer(player.id)}
          />
        ))}
      </ul>
      {view.status === "ready" && view.players.length === 0 && <p className="golf__hint">{texts.noPlayers}</p>}
      {view.players.length < maxPlayers ? (
        <AddPlayerField texts={texts} isDisabled={!isReady} onAdd={(opId, name) => store?.addPlayer(opId, name)} />
      ) : (
        <p className="golf__hint">{texts.full}</p>
      )}
      {isReady && <ConnectionMark view={view} texts={texts} />}
      <button
        type="button"
        className="button golf__action"
        disabled={!canGo}
        onClick={() => location.assign(paths.share)}
      >
        {texts.toGame}
      </button>
      {isEditing && <p className="golf__hint">{texts.editNote}</p>}
    </div>
  );
}
