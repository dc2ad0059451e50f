"use client";

import { useLayoutEffect, useRef } from "react";
import { cleanPlayerName } from "../../domain/player-name.ts";
import type { Player } from "../../schema.ts";
import { fill } from "~/i18n/translate.ts";
import { useRound } from "../round/use-round.ts";
import { nameLimit } from "./name-limit.ts";

interface Props {
  player: Player;
  isRenaming: boolean;
  onRenaming: (isRenaming: boolean) => void;
  /** The row is about to go, and the focus with it. */
  onRemoved: () => void;
}

/** One player: click the name to change it (Enter saves, Escape cancels, unchanged closes), or remove the player. */
export function PlayerRow({ player, isRenaming, onRenaming, onRemoved }: Props) {
  const { view, store, texts } = useRound();
  /** The server does not know the latest change of this player yet. */
  const isWaiting = view.waitingPlayerIds.includes(player.id);
  const values = { name: player.playerName };
  const nameButton = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** Leaving the field by Escape must not save what was typed. */
  const isCancelled = useRef(false);
  useLayoutEffect(() => {
    if (isRenaming) field.current?.focus();
  }, [isRenaming]);

  function onNameEntered(typed: string) {
    if (isCancelled.current) return;
    onRenaming(false);
    const name = cleanPlayerName(typed);
    if (name !== null && name !== player.playerName) void store?.renamePlayer(player.id, name);
  }

  /** After a key the focus goes back to the name; after a click elsewhere it stays there. */
  const onClosedByKey = () => requestAnimationFrame(() => nameButton.current?.focus());

  return (
    <li className="golf-player" aria-busy={isWaiting}>
      {isRenaming ? (
        <input
          ref={field}
          className="golf-player__input"
          defaultValue={player.playerName}
          {...nameLimit}
          aria-label={fill(texts.rename, values)}
          enterKeyHint="done"
          autoComplete="off"
          onFocus={(event) => {
            isCancelled.current = false;
            event.currentTarget.select();
          }}
          onBlur={(event) => onNameEntered(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== "Escape") return;
            event.preventDefault(); // Escape also closes a dialog around the list
            event.stopPropagation();
            if (event.key === "Enter") onNameEntered(event.currentTarget.value);
            else onRenaming(false);
            isCancelled.current = true;
            onClosedByKey();
          }}
        />
      ) : (
        <button
          ref={nameButton}
          type="button"
          className="golf-player__name"
          disabled={!view.canScore}
          onClick={() => onRenaming(true)}
        >
          {player.playerName}
          <span className="sr-only">, {fill(texts.rename, values)}</span>
          {isWaiting && <span className="golf-player__waiting">{texts.sending}</span>}
        </button>
      )}
      {/* By its key it stays itself while the other changes: who presses it leaves the field, which closes. */}
      <button
        key="remove"
        type="button"
        className="golf-icon golf-player__remove"
        data-icon="remove"
        disabled={!view.canScore}
        aria-label={fill(texts.remove, values)}
        onClick={() => {
          void store?.removePlayer(player.id);
          onRemoved();
        }}
      />
    </li>
  );
}
