"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { golfConnection } from "./connection.ts";
import { browserStorage, currentGameId, forgetGame } from "./current-game.ts";
import { GameStore, type GameView } from "./game-store.ts";
import { TapStorage } from "./tap-storage.ts";

const waiting: GameView = {
  status: "loading",
  game: null,
  players: [],
  holes: [],
  pending: 0,
  isConnected: true,
  refusal: null,
};
const never = () => () => undefined;

/**
 * The round that this phone plays, live. `store` is null until the browser has looked for it. A phone without a round is
 * sent to the start screen; one whose round is gone forgets it and goes to the root (specification A, section 4).
 */
export function useGame(
  { start, root }: { start: string; root: string },
  isEditing: boolean,
): { view: GameView; store: GameStore | null } {
  const [store, setStore] = useState<GameStore | null>(null);
  useEffect(() => {
    if (isEditing) return;
    const gameId = currentGameId();
    if (!gameId) return location.replace(start);
    const opened = new GameStore(gameId, golfConnection(), new TapStorage(gameId, browserStorage()));
    const onVisible = () => document.visibilityState === "visible" && void opened.refresh();
    opened.start();
    setStore(opened);
    document.addEventListener("visibilitychange", onVisible);
    window.addEventListener("online", onVisible);
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      window.removeEventListener("online", onVisible);
      opened.stop();
    };
  }, [isEditing, start]);

  const view = useSyncExternalStore(store?.listen ?? never, store?.view ?? (() => waiting), () => waiting);
  useEffect(() => {
    if (view.status !== "gone") return;
    forgetGame();
    location.replace(root);
  }, [view.status, root]);
  return { view, store };
}
