"use client";

import { useEffect, useState } from "react";
import { cameBack } from "~/lib/browser/came-back.ts";
import { linkedRound, pathInRound } from "../client/current-game.ts";
import { joinRound, startRound } from "../client/start-round.ts";
import { sendOwedToOthers } from "../client/this-phone.ts";
import { addressOfGoneRound } from "../domain/gone-round.ts";
import { LeaveQuestion } from "./start/leave-question.tsx";
import { MyRounds } from "./start/my-rounds.tsx";
import { useMyRounds } from "./start/use-my-rounds.ts";
import type { ListedRound } from "../client/my-rounds.ts";
import type { OwnWords, ScreenProps } from "./screen-props.ts";

/**
 * `waking` until the page can hear a press: a press on a button that is only drawn would be lost. `waiting` is a shared
 * round that cannot be reached yet. A round is started only when this phone's others are known: one may be under way.
 */
type State = "waking" | "idle" | "starting" | "joining" | "waiting" | "failed" | "tooMany";

/** Starts a round. A shared link leads on: `?id=` to the share screen of its round, `?watch=` to its play screen. */
export default function StartScreen(props: ScreenProps & Pick<OwnWords, "tagline">) {
  const { texts, paths, locale, course, isEditing, tagline } = props;
  const [state, setState] = useState<State>("waking");
  /** The round that is asked about; the question stays when the server says meanwhile that it is over. */
  const [asked, setAsked] = useState<ListedRound | null>(null);
  const { rounds, isLooking } = useMyRounds(course, isEditing);
  const current = rounds.find(({ isUnderWay }) => isUnderWay) ?? null;
  /** Keeps its place while the screen is open, also when it is over by then: no finger meets what stood below. */
  const offered = rounds.find(({ wasUnderWay }) => wasUnderWay);

  useEffect(() => {
    if (isEditing) return;
    const shared = linkedRound();
    if (!shared) return setState("idle");
    const { id, isWatching } = shared;
    if (isWatching) return location.replace(id === null ? addressOfGoneRound(paths.root) : `${paths.play}?watch=${id}`);
    setState("joining");
    void joinRound(id, () => setState("waiting")).then((end) => {
      location.replace(end === "joined" && id !== null ? pathInRound(paths.share, id) : addressOfGoneRound(paths.root));
    });
  }, [isEditing, paths]);

  useEffect(() => {
    if (isEditing) return;
    const leaving = new AbortController();
    void sendOwedToOthers(null, leaving.signal);
    return () => leaving.abort();
  }, [isEditing]);

  async function onStart() {
    setState("starting");
    const answer = await startRound();
    // shown below the button, which can be pressed again
    if (!answer.ok) return setState(answer.code === "TOO_MANY_REQUESTS" ? "tooMany" : "failed");
    location.assign(pathInRound(paths.edit, answer.value.id));
    await cameBack();
    setState("idle");
  }

  const problem = state === "failed" ? texts.startFailed : state === "tooMany" ? texts.startTooMany : null;
  const isIdle = !isLooking && (state === "idle" || problem !== null);
  return (
    <div className="golf-start">
      {tagline}
      {state === "joining" || state === "waiting" ? (
        <p className="golf__loading" role="status">
          {state === "waiting" ? texts.stillTrying : texts.loading}
        </p>
      ) : null}
      <button
        type="button"
        className="button golf__action"
        disabled={isEditing || !isIdle}
        onClick={() => (current ? setAsked(current) : void onStart())}
      >
        {state === "starting" ? texts.starting : texts.startGame}
      </button>
      <p className="golf__problem" role="status">
        {problem}
      </p>
      {state === "waiting" && (
        <button
          type="button"
          className="button golf__action"
          data-variant="secondary"
          onClick={() => location.reload()}
        >
          {texts.retry}
        </button>
      )}
      {offered?.isUnderWay && (
        <a className="button golf__action" data-variant="secondary" href={pathInRound(paths.play, offered.id)}>
          {texts.continueGame}
        </a>
      )}
      {offered && !offered.isUnderWay && (
        <button type="button" className="button golf__action" data-variant="secondary" disabled>
          {texts.wasLocked}
        </button>
      )}
      <MyRounds {...{ rounds, texts, locale }} playPath={paths.play} />
      {asked && (
        <LeaveQuestion
          {...{ texts }}
          round={asked}
          playPath={paths.play}
          onStart={() => void onStart()}
          onClosed={() => setAsked(null)}
        />
      )}
    </div>
  );
}
