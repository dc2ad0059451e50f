"use client";

import { pathInRound } from "../../client/current-game.ts";
import { playNextRound } from "../../client/next-round.ts";
import { useRound } from "./use-round.ts";

/** Tells on every screen of a round that its players go on in the next one, and leads there. */
export function RematchNotice() {
  const { view, texts, paths } = useRound();
  const { rematchId, ownPlayerId } = view;
  if (rematchId === null) return null;
  return (
    <div className="golf-notices" role="status">
      <p className="golf-notice golf-rematch">
        <span>{texts.rematchStarted}</span>
        <a
          className="button golf-rematch__link"
          href={pathInRound(paths.play, rematchId)}
          onClick={() => playNextRound(rematchId, ownPlayerId)}
        >
          {texts.rematchJoin}
        </a>
      </p>
    </div>
  );
}
