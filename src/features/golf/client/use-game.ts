"use client";

import { createContext, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { golfConnection } from "./connection/connection.ts";
import { askedRound, forgetGame, type AskedRound } from "./current-game.ts";
import { GameStore } from "./game-store.ts";
import { emptyView, type GameView } from "./game-view.ts";
import { addressOfGoneRound } from "../domain/gone-round.ts";
import { browserStorage } from "./kept-values.ts";
import { forgetLateChanges, lateChanges, leaveLateChanges } from "./outbox/late-changes.ts";
import { phoneStorage, sendOwedToOthers, thisPhone } from "./this-phone.ts";
import { WatchStore } from "./watch-store.ts";

const waiting = () => emptyView;
const never = () => () => undefined;
const wakeUps = ["online", "focus", "pageshow"] as const;

export interface OpenGame {
  view: GameView;
  /** Null until the browser has looked for the round, and for spectators, who change nothing. */
  store: GameStore | null;
  /** Tries again at once; for a round whose status is `failed`. */
  retry: () => void;
}

/** A round that is open already: the screens inside show it, and open none of their own. */
export const OpenGameContext = createContext<OpenGame | null>(null);

/**
 * The round that this phone plays, or watches with `?watch=` in the address, live. A phone without a round is sent to
 * the start screen; one whose round is gone forgets it and goes to the root.
 */
export function useGame({ start, root }: { start: string; root: string }, isEditing: boolean): OpenGame {
  const around = useContext(OpenGameContext);
  const isOpened = around !== null;
  const [store, setStore] = useState<GameStore | WatchStore | null>(null);
  useEffect(() => {
    if (isEditing || isOpened) return;
    let opened: GameStore | WatchStore | null = null;
    const leaving = new AbortController();
    const onWake = () => document.visibilityState === "visible" && void opened?.refresh();
    const onLeave = () => leaveLateChanges(browserStorage(), opened?.leave() ?? []);
    const onBack = (event: PageTransitionEvent) => {
      if (event.persisted && opened instanceof GameStore) forgetLateChanges(browserStorage(), opened.gameId);
    };
    const asked = askedRound();
    if (!asked) return location.replace(start);
    if (asked.id === null) return leaveGone(null, root);
    void openRound(asked.id, asked).then((round) => {
      if (leaving.signal.aborted) return;
      opened = round;
      setStore(round);
      void sendOwedToOthers(round instanceof GameStore ? round.gameId : null, leaving.signal);
      void round.start().then(() => round instanceof GameStore && forgetLateChanges(browserStorage(), round.gameId));
    });
    for (const name of wakeUps) window.addEventListener(name, onWake);
    document.addEventListener("visibilitychange", onWake);
    window.addEventListener("pagehide", onLeave);
    window.addEventListener("pageshow", onBack);
    return () => {
      leaving.abort();
      for (const name of wakeUps) window.removeEventListener(name, onWake);
      document.removeEventListener("visibilitychange", onWake);
      window.removeEventListener("pagehide", onLeave);
      window.removeEventListener("pageshow", onBack);
      opened?.stop();
    };
  }, [isEditing, isOpened, start, root]);

  const view = useSyncExternalStore(store?.listen ?? never, store?.view ?? waiting, waiting);
  useEffect(() => {
    if (view.status === "gone") leaveGone(store instanceof GameStore ? store.gameId : null, root);
  }, [view, store, root]);
  if (around) return around;
  return { view, store: store instanceof GameStore ? store : null, retry: () => void store?.refresh() };
}

/** To the root, where it is said; the round is forgotten, if this phone plays it. */
function leaveGone(gameId: string | null, root: string): void {
  if (gameId !== null) forgetGame(gameId);
  location.replace(addressOfGoneRound(root));
}

async function openRound(id: string, { isWatching }: AskedRound): Promise<GameStore | WatchStore> {
  if (isWatching) return new WatchStore(id, golfConnection(), { storage: await phoneStorage() });
  const late = lateChanges(browserStorage(), id);
  return new GameStore(id, golfConnection(), { ...(await thisPhone()), late });
}
