"use client";

import { useEffect, useRef, useState } from "react";
import { msToRestore } from "../../domain/time-to-restore.ts";
import { restoreMinutes } from "../../policy.ts";
import { fill } from "~/i18n/translate.ts";
import { useRound } from "../round/use-round.ts";

interface Props {
  /** Only whom this phone belongs to. */
  isOwn?: boolean;
  onRestored?: () => void;
}

/** Who was taken out within the last ten minutes, with the time left to bring them back. */
export function RemovedPlayers({ isOwn = false, onRestored }: Props) {
  const { view, store, texts } = useRound();
  const removed = view.canScore ? view.removed.filter(({ id }) => !isOwn || id === view.ownPlayerId) : [];
  const now = useNow(removed.length > 0);
  const heard = useRef(new Map<string, number>());
  const heardAt = ({ id, removedAt }: { id: string; removedAt: string }) => {
    const at = heard.current.get(id + removedAt) ?? Date.now(); // `now` stands still while nobody is removed
    heard.current.set(id + removedAt, at);
    return at;
  };
  const restorable = removed
    .map((player) => ({ ...player, leftMs: msToRestore(player.removedAt, heardAt(player), now) }))
    .filter((player) => player.leftMs > 0);
  if (restorable.length === 0) return null;
  return (
    <ul className="golf-removed" aria-label={texts.removedPlayers}>
      {restorable.map(({ id, playerName, leftMs }) => (
        <li key={id}>
          <p>
            {fill(texts.wasRemoved, { name: playerName })}
            <span className="golf-removed__left">
              {leftMs < 60_000 ? texts.lessThanMinute : fill(texts.minutesLeft, { count: minutesOf(leftMs) })}
            </span>
          </p>
          <button
            type="button"
            className="golf-chip"
            aria-label={fill(texts.named, { what: texts.bringBack, name: playerName })}
            onClick={() => {
              void store?.restorePlayer(id);
              onRestored?.();
            }}
          >
            {texts.bringBack}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The time of now, looked at again every ten seconds while it matters. */
function useNow(isWanted: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isWanted) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, [isWanted]);
  return now;
}

/** Whole minutes, rounded up; a phone whose clock is behind the server's never shows more than there are. */
function minutesOf(ms: number): number {
  return Math.min(restoreMinutes, Math.ceil(ms / 60_000));
}
