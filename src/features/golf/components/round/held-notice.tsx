"use client";

import { fill } from "~/i18n/translate.ts";
import { focusRound } from "./focus-round.ts";
import { useRound } from "./use-round.ts";

/**
 * What this phone counted and the round did not take: by player and hole, to be entered once the round is open; of players
 * who were removed meanwhile their names, until they are back; and that there are such once they cannot be brought back.
 */
export function HeldNotice() {
  const { view, store, course, texts } = useRound();
  const { held, heldRemoved, canScore } = view;
  if (store === null || held.length + heldRemoved.length === 0) return null;
  const end = (way: "sendHeld" | "dropHeld") => {
    store[way]();
    focusRound();
  };
  const names = heldRemoved.flatMap((player) => player?.playerName ?? []).join(", ");
  const numbers = new Map(course.holes.map((hole) => [hole.pageId, hole.number]));
  return (
    <div className="golf__problem golf-held" role="alert">
      {names && <p>{fill(texts.heldRemoved, { names })}</p>}
      {heldRemoved.includes(null) && <p>{texts.heldGone}</p>}
      {held.length > 0 && <p>{canScore ? texts.heldOpen : texts.held}</p>}
      <ul>
        {held.map(({ playerId, playerName: name, pageId, before, after }) => (
          <li key={`${playerId} ${pageId}`}>
            {pageId === null
              ? name
              : fill(texts.historyScore, { name, number: numbers.get(pageId) ?? "–", before, after })}
          </li>
        ))}
      </ul>
      <div className="golf-held__ways">
        {canScore && held.length > 0 && (
          <button type="button" className="golf-chip" onClick={() => end("sendHeld")}>
            {texts.heldEnter}
          </button>
        )}
        <button type="button" className="golf-chip" onClick={() => end("dropHeld")}>
          {texts.heldDrop}
        </button>
      </div>
    </div>
  );
}
