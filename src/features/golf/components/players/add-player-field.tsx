"use client";

import { useEffect, useId, useRef, useState } from "react";
import { v4 } from "uuid";
import type { Outcome } from "../../client/connection/attempt.ts";
import { cleanPlayerName, maxNameLength, maxPlayers } from "../../domain/player-name.ts";
import { fill } from "~/i18n/translate.ts";
import type { GolfTexts } from "../../texts.ts";
import { useRound } from "../round/use-round.ts";
import { nameLimit } from "./name-limit.ts";

/** So long after its field was left a name waits for the end of a tap. */
const longestTapMs = 500;

interface Props {
  /** Gets the focus when it appears. */
  isFirst?: boolean;
  onAdd: (opId: string, name: string) => Promise<Outcome<unknown>> | undefined;
}

/**
 * Adds a player on Enter or when the field is left; a name without a visible character is ignored. The player stands in
 * the list at once; a name that was refused stands below the field, so that nothing is lost silently.
 */
export function AddPlayerField({ isFirst = false, onAdd }: Props) {
  const { view, texts } = useRound();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    if (!isFirst) return;
    const frame = requestAnimationFrame(() => field.current?.focus()); // after a dialog around it has opened
    return () => cancelAnimationFrame(frame);
  }, [isFirst]);

  async function onNameEntered(input: HTMLInputElement | null) {
    const name = cleanPlayerName(input?.value ?? "");
    if (input) input.value = "";
    if (name === null) return;
    setProblem("");
    const outcome = await onAdd(v4(), name);
    if (outcome && !outcome.ok)
      setProblem(`${fill(texts.failed, { name })}. ${reasonOf(outcome.reason, texts)}`.trim());
  }

  return (
    <form
      className="golf-add"
      onSubmit={(event) => {
        event.preventDefault();
        void onNameEntered(field.current);
      }}
    >
      <label htmlFor={id}>{texts.playerName}</label>
      <div className="golf-add__row">
        <input
          ref={field}
          id={id}
          className="golf-add__input"
          disabled={!view.canScore}
          {...nameLimit}
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="done"
          aria-describedby={`${id}-hint`}
          onBlur={({ currentTarget }) => afterTap(() => void onNameEntered(currentTarget))}
        />
        <button type="submit" className="golf-add__button" disabled={!view.canScore}>
          <span aria-hidden="true">+</span>
          <span className="sr-only">{texts.addPlayer}</span>
        </button>
      </div>
      <p id={`${id}-hint`} className="golf__hint">
        {fill(texts.nameHint, { count: maxNameLength })}
      </p>
      <p className="golf__problem" role="alert">
        {problem}
      </p>
    </form>
  );
}

/**
 * Calls at the end of the tap that took the focus: a row that came before would push what is tapped from under the finger.
 * At once where the page goes before that: nobody would call any more.
 */
function afterTap(enter: () => void) {
  const waiting = new AbortController();
  const end = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    enter();
  };
  const { signal } = waiting;
  for (const type of ["click", "pagehide"]) addEventListener(type, end, { capture: true, signal });
  document.addEventListener("visibilitychange", end, { signal });
  setTimeout(end, longestTapMs); // left by a key
}

function reasonOf(reason: string | null, texts: GolfTexts): string {
  if (reason === "full") return fill(texts.full, { count: maxPlayers });
  if (reason === "locked") return texts.locked;
  return reason === "frozen" ? texts.frozen : "";
}
