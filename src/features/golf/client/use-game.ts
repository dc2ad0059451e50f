"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { golfConnection } from "./line/connection.ts";
import { browserStorage, currentGameId, forgetGame, watchIdInAddress } from "./current-game.ts";
import { deviceId } from "./device.ts";
import { GameStore } from "./game-store.ts";
import { emptyView, type GameView } from "./game-view.ts";
import { openPhoneStorage } from "./outbox/indexed-storage.ts";
import { forgetLateChanges, lateChanges, leaveLateChanges } from "./outbox/late-changes.ts";
import type { PhoneStorage } from "./outbox/phone-storage.ts";
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

/**
 * The round that this phone plays, or watches with `?watch=` in the address, live. A phone without a round is sent to
 * the start screen; one whose round is gone forgets it and goes to the root (specification A, section 4).
 */
export function useGame({ start, root }: { start: string; root: string }, isEditing: boolean): OpenGame {
  const [store, setStore] = useState<GameStore | WatchStore | null>(null);
  useEffect(() => {
    if (isEditing) return;
    let opened: GameStore | WatchStore | null = null;
    let isLeft = false;
    const onWake = () => document.visibilityState === "visible" && void opened?.refresh();
    const onLeave = () => leaveLateChanges(browserStorage(), opened?.leave() ?? []);
    const onBack = (event: PageTransitionEvent) => {
      if (event.persisted && opened instanceof GameStore) forgetLateChanges(browserStorage(), opened.gameId);
    };
    void openRound().then((round) => {
      if (isLeft) return;
      if (!round) return location.replace(start);
      opened = round;
      setStore(round);
      void round.start().then(() => round instanceof GameStore && forgetLateChanges(browserStorage(), round.gameId));
    });
    for (const name of wakeUps) window.addEventListener(name, onWake);
    document.addEventListener("visibilitychange", onWake);
    window.addEventListener("pagehide", onLeave);
    window.addEventListener("pageshow", onBack);
    return () => {
      isLeft = true;
      for (const name of wakeUps) window.removeEventListener(name, onWake);
      document.removeEventListener("visibilitychange", onWake);
      window.removeEventListener("pagehide", onLeave);
      window.removeEventListener("pageshow", onBack);
      opened?.stop();
    };
  }, [isEditing, start]);

  const view = useSyncExternalStore(store?.listen ?? never, store?.view ?? waiting, waiting);
  useEffect(() => {
    if (view.status !== "gone") return;
    if (!view.isWatching) forgetGame();
    location.replace(root);
  }, [view.status, view.isWatching, root]);
  return { view, store: store instanceof GameStore ? store : null, retry: () => void store?.refresh() };
}

let storage: Promise<PhoneStorage> | null = null;

async function openRound(): Promise<GameStore | WatchStore | null> {
  const watchId = watchIdInAddress();
  const gameId = watchId ? null : currentGameId();
  if (!watchId && !gameId) return null;
  storage ??= openPhoneStorage();
  const kept = await storage;
  if (watchId) return new WatchStore(watchId, golfConnection(), { storage: kept });
  if (!gameId) return null;
  const late = lateChanges(browserStorage(), gameId);
  return new GameStore(gameId, golfConnection(), { storage: kept, deviceId: deviceId(), hasTabs: true, late });
}
