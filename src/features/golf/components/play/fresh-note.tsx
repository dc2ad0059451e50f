import type { FreshScore } from "../../domain/fresh-scores.ts";
import { fill } from "~/i18n/translate.ts";
import { useRound } from "../round/use-round.ts";

interface Props {
  fresh: FreshScore;
  playerName: string;
  onUndo: () => void;
}

/** Says for a moment that somebody else has just entered this score, so that two helpers do not enter it twice. */
export function FreshNote({ fresh, playerName, onUndo }: Props) {
  const { view, texts } = useRound();
  const by = view.players.find(({ id }) => id === fresh.by)?.playerName;
  return (
    <span className="golf-score__fresh">
      <span>
        {by
          ? fill(texts.justBy, { name: isolated(by), score: fresh.score })
          : fill(texts.justChanged, { score: fresh.score })}
      </span>
      {view.canScore && (
        <button
          type="button"
          className="golf-score__undo"
          aria-label={fill(texts.named, { what: texts.undo, name: playerName })}
          onClick={onUndo}
        >
          {texts.undo}
        </button>
      )}
    </span>
  );
}

/** A name written from right to left would take the figure after it to its other side. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
