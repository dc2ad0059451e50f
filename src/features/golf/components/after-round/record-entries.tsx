"use client";

import { useCallback, useEffect, useState } from "react";
import { roundResult } from "../../domain/course-record.ts";
import { fill } from "~/i18n/translate.ts";
import { usePlayedRound } from "../round/use-round.ts";

/** Lets each player with a whole card into the course's best list, by name and only when asked, and out again. */
export function RecordEntries() {
  const { view, store, texts, course, today } = usePlayedRound();
  const [own, now] = [course.holes.length, today.holes.length];
  const [entered, setEntered] = useState<string[] | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const read = useCallback(
    () => store.call(({ api, gameId, signal }) => api.record.entered.query({ gameId }, { signal })),
    [store],
  );
  useEffect(() => {
    if (view.isConnected) void read().then((answer) => answer.ok && setEntered(answer.value.playerIds));
  }, [read, view.isConnected]);

  async function onToggled(playerId: string, isIn: boolean) {
    setBusy(playerId);
    const answer = await store.call(({ api, gameId, signal }) =>
      api.record[isIn ? "remove" : "enter"].mutate({ gameId, playerId }, { signal }),
    );
    const isDone = answer.ok || (isIn && answer.code === "NOT_FOUND"); // another phone was faster
    if (answer.ok) setEntered(answer.value.playerIds);
    else if (isDone) setEntered((ids) => ids?.filter((id) => id !== playerId) ?? null);
    const isTooFast = !answer.ok && answer.reason === "too-fast";
    setProblem(isDone ? null : isTooFast ? texts.recordTooFast : texts.recordFailed);
    setBusy(null);
  }

  const players = view.players.filter(({ id }) => roundResult(id, view.holes, course.holes) !== null);
  if (players.length === 0) return null;
  return (
    <section className="record-entries" aria-labelledby="record-entries">
      <h2 id="record-entries" className="after-round__title">
        {texts.records}
      </h2>
      <p className="golf__hint">{texts.recordsHint}</p>
      {own !== now && <p className="golf__hint">{fill(texts.recordOtherLength, { today: now, own })}</p>}
      <ul className="record-entries__list">
        {players.map(({ id, playerName }) => {
          const isIn = entered?.includes(id) ?? false;
          const label = fill(texts.recordListed, { name: playerName });
          return (
            <li key={id}>
              <button
                type="button"
                className="record-entries__switch"
                role="switch"
                aria-checked={isIn}
                aria-busy={busy === id}
                disabled={entered === null}
                aria-disabled={busy !== null}
                onClick={() => busy === null && void onToggled(id, isIn)}
              >
                <span>{label}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {problem !== null && (
        <p className="golf__problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
