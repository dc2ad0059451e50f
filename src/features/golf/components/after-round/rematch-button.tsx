"use client";

import { useState } from "react";
import { v4 } from "uuid";
import { pathInRound, rememberGame } from "../../client/current-game.ts";
import { keepStarterKey } from "../../client/device.ts";
import { usePlayedRound } from "../round/use-round.ts";

/** The next round of the same players: one phone starts it, the others are asked to join. */
export function RematchButton() {
  const { view, store, texts, paths } = usePlayedRound();
  const [status, setStatus] = useState<"idle" | "starting" | "failed" | "tooMany">("idle");

  async function onRematch() {
    if (view.rematchId !== null) return follow(view.rematchId);
    setStatus("starting");
    const [opId, starterKey] = [v4(), v4()];
    const answer = await store.call(({ api, gameId, deviceId, signal }) =>
      api.game.rematch.mutate({ gameId, opId, deviceId, starterKey }, { signal }),
    );
    if (!answer.ok) return setStatus(answer.code === "TOO_MANY_REQUESTS" ? "tooMany" : "failed");
    keepStarterKey(answer.value.id, starterKey); // worth nothing when another phone was faster: the server knows its key only
    follow(answer.value.id);
  }

  function follow(gameId: string) {
    rememberGame(gameId);
    location.assign(pathInRound(paths.play, gameId));
  }

  const label = view.rematchId === null ? texts.rematch : texts.rematchJoin;
  return (
    <div className="after-round__item">
      <button
        type="button"
        className="button golf__action"
        data-variant={view.rematchId === null ? "secondary" : undefined}
        disabled={status === "starting"}
        onClick={() => void onRematch()}
      >
        {status === "starting" ? texts.rematchStarting : label}
      </button>
      {(status === "failed" || status === "tooMany") && (
        <p className="golf__problem" role="alert">
          {status === "tooMany" ? texts.startTooMany : texts.rematchFailed}
        </p>
      )}
    </div>
  );
}
