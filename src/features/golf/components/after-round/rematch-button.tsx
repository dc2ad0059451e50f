"use client";

import { useState } from "react";
import { v4 } from "uuid";
import { cameBack } from "~/lib/browser/came-back.ts";
import { pathInRound } from "../../client/current-game.ts";
import { keepStarterKey } from "../../client/device.ts";
import { playNextRound } from "../../client/next-round.ts";
import { usePlayedRound } from "../round/use-round.ts";

/** Starts the next round of the same players; the other phones are told, and led there by `RematchNotice`. */
export function RematchButton() {
  const { view, store, texts, paths } = usePlayedRound();
  const [status, setStatus] = useState<"idle" | "starting" | "failed" | "tooMany">("idle");

  async function onRematch() {
    setStatus("starting");
    const [opId, starterKey] = [v4(), v4()];
    const answer = await store.call(({ api, gameId, deviceId, signal }) =>
      api.game.rematch.mutate({ gameId, opId, deviceId, starterKey }, { signal }),
    );
    if (!answer.ok) return setStatus(answer.code === "TOO_MANY_REQUESTS" ? "tooMany" : "failed");
    keepStarterKey(answer.value.id, starterKey); // worth nothing when another phone was faster: the server knows its key only
    playNextRound(answer.value.id, view.ownPlayerId);
    location.assign(pathInRound(paths.play, answer.value.id));
    await cameBack();
    setStatus("idle");
  }

  return (
    <div className="after-round__item">
      <button
        type="button"
        className="button golf__action"
        data-variant="secondary"
        disabled={status === "starting"}
        onClick={() => void onRematch()}
      >
        {status === "starting" ? texts.rematchStarting : texts.rematch}
      </button>
      {(status === "failed" || status === "tooMany") && (
        <p className="golf__problem" role="alert">
          {status === "tooMany" ? texts.startTooMany : texts.rematchFailed}
        </p>
      )}
    </div>
  );
}
