"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { v4 } from "uuid";
import { deriveId } from "~/lib/ids.ts";
import { maxPlayers } from "../../domain/player-name.ts";
import { AddPlayerField } from "../players/add-player-field.tsx";
import { usePlayedRound } from "../round/use-round.ts";

/** Asks which player this phone belongs to: one of the list, or somebody new. Their row stands first then, and others read who entered what. */
export function WhoAreYou() {
  const { view, store, texts } = usePlayedRound();
  const [isNew, setIsNew] = useState(false);
  const { players, canScore, ownPlayerId } = view;
  const names = useRef<HTMLDivElement>(null);
  const wasNew = useRef(false);
  useLayoutEffect(() => {
    // The field has gone, and the focus with it.
    if (wasNew.current && !isNew && document.activeElement === document.body)
      names.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
    wasNew.current = isNew;
  }, [isNew]);
  if (!canScore) return null;
  return (
    <section className="golf-who" aria-labelledby="golf-who">
      <h2 id="golf-who" className="golf-who__title">
        {texts.whoAreYou}
      </h2>
      <div ref={names} className="golf-who__names">
        {players.map(({ id, playerName }) => (
          <button
            key={id}
            type="button"
            className="golf-chip"
            aria-pressed={id === ownPlayerId}
            onClick={() => store.sayWhoIAm(id)}
          >
            {playerName}
          </button>
        ))}
        {!isNew && players.length < maxPlayers && (
          <button type="button" className="golf-chip" onClick={() => setIsNew(true)}>
            {texts.someoneNew}
          </button>
        )}
      </div>
      {isNew && (
        <AddPlayerField
          isFirst
          onAdd={async (_, name) => {
            const opId = v4();
            const playerId = deriveId(store.gameId, opId);
            const answer = store.addPlayer(opId, name);
            store.sayWhoIAm(playerId); // at once: the page may be left before the answer
            if (!view.isConnected) setIsNew(false);
            const outcome = await answer;
            if (outcome.ok) setIsNew(false);
            else if (store.view().ownPlayerId === playerId) store.sayWhoIAm(ownPlayerId);
            return outcome;
          }}
        />
      )}
    </section>
  );
}
