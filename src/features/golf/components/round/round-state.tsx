import type { GameView } from "../../client/game-view.ts";
import type { GolfTexts } from "../../texts.ts";

/** Stands where the round is not there yet: still coming, or not to be had for now. */
export function RoundState({ view, texts, onRetry }: { view: GameView; texts: GolfTexts; onRetry: () => void }) {
  if (view.status !== "failed")
    return (
      <p className="golf__loading" role="status">
        {view.status === "gone" ? texts.gone : texts.loading}
      </p>
    );
  return (
    <div className="golf-failed" role="alert">
      <p className="golf__problem">{texts.loadFailed}</p>
      <button type="button" className="button" data-variant="secondary" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}
