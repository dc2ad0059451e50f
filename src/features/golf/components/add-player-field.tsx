"use client";

import { useId, useRef, useState } from "react";
import { v4 } from "uuid";
import type { Outcome } from "../client/attempt.ts";
import { cleanPlayerName, maxNameLength } from "../domain/player-name.ts";
import { fill, type GolfTexts } from "../texts.ts";

interface Entry {
  opId: string;
  name: string;
  problem: string | null;
}

interface Props {
  texts: GolfTexts;
  isDisabled: boolean;
  onAdd: (opId: string, name: string) => Promise<Outcome<unknown>> | undefined;
}

/**
 * Adds a player on Enter or when the field is left; a name without a visible character is ignored. A name that is not
 * stored yet stands below the field, so that nothing is lost silently.
 */
export function AddPlayerField({ texts, isDisabled, onAdd }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [entries, setEntries] = useState<Entry[]>([]);

  async function onNameEntered() {
    const name = cleanPlayerName(field.current?.value ?? "");
    if (field.current) field.current.value = "";
    if (name === null) return;
    const opId = v4();
    setEntries((all) => [...all, { opId, name, problem: null }]);
    const outcome = await onAdd(opId, name);
    setEntries((all) =>
      outcome?.ok
        ? all.filter((entry) => entry.opId !== opId)
        : all.map((entry) => (entry.opId === opId ? { ...entry, problem: problemOf(outcome, texts) } : entry)),
    );
  }

  return (
    <form
      className="golf-add"
      onSubmit={(event) => {
        event.preventDefault();
        void onNameEntered();
      }}
    >
      <label htmlFor={id}>{texts.playerName}</label>
      <div className="golf-add__row">
        <input
          ref={field}
          id={id}
          className="golf-add__input"
          disabled={isDisabled}
          maxLength={maxNameLength}
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="done"
          aria-describedby={`${id}-hint`}
          onBlur={() => void onNameEntered()}
        />
        <button type="submit" className="golf-add__button" disabled={isDisabled}>
          <span aria-hidden="true">+</span>
          <span className="sr-only">{texts.addPlayer}</span>
        </button>
      </div>
      <p id={`${id}-hint`} className="golf__hint">
        {texts.nameHint}
      </p>
      <div className="golf-add__waiting" role="status">
        {entries.map((entry) => (
          <p key={entry.opId} data-failed={entry.problem !== null}>
            {entry.problem !== null
              ? `${fill(texts.failed, { name: entry.name })}. ${entry.problem}`.trim()
              : `${entry.name} · ${texts.sending}`}
          </p>
        ))}
      </div>
    </form>
  );
}

function problemOf(outcome: Outcome<unknown> | undefined, texts: GolfTexts): string {
  const reason = outcome && !outcome.ok ? outcome.reason : null;
  return reason === "full" ? texts.full : reason === "frozen" ? texts.frozen : "";
}
