"use client";

import { useState } from "react";
import type { Outcome } from "../client/attempt.ts";
import { cleanPlayerName, maxNameLength } from "../domain/player-name.ts";
import type { Player } from "../schema.ts";
import { fill, type GolfTexts } from "../texts.ts";

interface Props {
  player: Player;
  texts: GolfTexts;
  isRenaming: boolean;
  onRenaming: (isRenaming: boolean) => void;
  onRename: (name: string) => Promise<Outcome<unknown>> | undefined;
  onRemove: () => Promise<Outcome<unknown>> | undefined;
}

/** One player: click the name to change it (Enter saves, Escape cancels, unchanged closes), or remove the player. */
export function PlayerRow({ player, texts, isRenaming, onRenaming, onRename, onRemove }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const values = { name: player.playerName };

  async function settle(call: Promise<Outcome<unknown>> | undefined) {
    setIsBusy(true);
    const outcome = await call;
    setHasFailed(outcome?.ok === false && outcome.code !== "NOT_FOUND");
    setIsBusy(false);
  }

  function onNameEntered(typed: string) {
    onRenaming(false);
    const name = cleanPlayerName(typed);
    if (name !== null && name !== player.playerName) void settle(onRename(name));
  }

  return (
    <li className="golf-player" aria-busy={isBusy}>
      {isRenaming ? (
        <input
          className="golf-player__input"
          defaultValue={player.playerName}
          maxLength={maxNameLength}
          aria-label={fill(texts.rename, values)}
          autoFocus
          enterKeyHint="done"
          onFocus={(event) => event.currentTarget.select()}
          onBlur={(event) => onNameEntered(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") onNameEntered(event.currentTarget.value);
            if (event.key === "Escape") onRenaming(false);
          }}
        />
      ) : (
        <button type="button" className="golf-player__name" onClick={() => onRenaming(true)}>
          {player.playerName}
          <span className="sr-only">, {fill(texts.rename, values)}</span>
        </button>
      )}
      <button
        type="button"
        className="golf-player__remove"
        disabled={isBusy}
        aria-label={fill(texts.remove, values)}
        onClick={() => void settle(onRemove())}
      >
        <span aria-hidden="true">×</span>
      </button>
      {hasFailed && (
        <p className="golf__problem" role="alert">
          {fill(texts.failed, values)}
        </p>
      )}
    </li>
  );
}
