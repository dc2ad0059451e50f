import type { FreshScore } from "../../domain/fresh-scores.ts";
import { fill } from "~/i18n/translate.ts";
import type { GolfTexts } from "../../texts.ts";

interface Props {
  fresh: FreshScore;
  playerName: string;
  /** The names of the round's players, by id. */
  names: Map<string, string>;
  texts: GolfTexts;
  /** Null for who may not change it. */
  onUndo: (() => void) | null;
}

/** Says for a moment that somebody else has just entered this score, so that two helpers do not enter it twice. */
export function FreshNote({ fresh, playerName, names, texts, onUndo }: Props) {
  const by = names.get(fresh.by ?? "");
  return (
    <span className="golf-score__fresh">
      {by ? fill(texts.justBy, { name: by, score: fresh.score }) : fill(texts.justChanged, { score: fresh.score })}
      {onUndo && (
        <button type="button" className="golf-score__undo" aria-label={`${texts.undo}: ${playerName}`} onClick={onUndo}>
          {texts.undo}
        </button>
      )}
    </span>
  );
}
