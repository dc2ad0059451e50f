"use client";

import { useEffect, useState } from "react";
import { untilAnswered } from "../client/attempt.ts";
import { golfConnection } from "../client/connection.ts";
import { browserStorage, currentGameId, forgetGame, gameIdInAddress, rememberGame } from "../client/current-game.ts";
import type { ScreenProps } from "./screen-props.ts";

/** Starts a round. A shared link (`?id=`) leads straight on to the share screen of its round. */
export default function StartScreen({ texts, paths, isEditing }: ScreenProps) {
  /** `waking` until the page can hear a press: a press on a button that is only drawn would be lost. */
  const [state, setState] = useState<"waking" | "idle" | "loading" | "failed">("waking");
  const [canContinue, setCanContinue] = useState(false);

  useEffect(() => {
    if (isEditing) return;
    const shared = gameIdInAddress();
    if (!shared) {
      setCanContinue(currentGameId() !== null && browserStorage() !== null);
      return setState("idle");
    }
    setState("loading");
    void untilAnswered((signal) => golfConnection().api.game.get.query({ gameId: shared }, { signal })).then(
      (outcome) => {
        if (outcome.ok) rememberGame(shared);
        else forgetGame();
        location.replace(outcome.ok ? paths.share : paths.root);
      },
    );
  }, [isEditing, paths]);

  async function onStart() {
    setState("loading");
    try {
      const { id } = await golfConnection().api.game.create.mutate({}, { signal: AbortSignal.timeout(10_000) });
      rememberGame(id);
      location.assign(paths.edit);
    } catch {
      setState("failed"); // shown below the button, which can be pressed again
    }
  }

  return (
    <div className="golf-start">
      <p className="golf-start__tagline">{texts.tagline}</p>
      <button
        type="button"
        className="button golf__action"
        disabled={isEditing || state === "waking" || state === "loading"}
        onClick={() => void onStart()}
      >
        {state === "loading" ? texts.starting : texts.startGame}
      </button>
      {canContinue && (
        <a className="button golf__action" data-variant="secondary" href={paths.play}>
          {texts.continueGame}
        </a>
      )}
      <p className="golf__problem" role="status">
        {state === "failed" && texts.startFailed}
      </p>
    </div>
  );
}
