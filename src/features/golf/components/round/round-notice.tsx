import type { GameView } from "../../client/game-view.ts";
import type { GolfTexts } from "../../texts.ts";

/** What everybody should know about the round at the moment: locked, without a network, or something was refused. */
export function RoundNotice({ view, texts }: { view: GameView; texts: GolfTexts }) {
  const isRefused = view.refusal !== null && !(view.refusal === "locked" && view.isLocked);
  return (
    <div className="golf-notices">
      {view.isLocked && (
        <p className="golf-notice" data-icon="lock">
          {view.isStarter ? texts.lockedByYou : texts.locked}
        </p>
      )}
      {view.line === "offline" && (view.canScore || view.pending > 0) && (
        <p className="golf-notice" data-icon="offline">
          {texts.offlineHint}
        </p>
      )}
      <div role="alert">{isRefused && view.refusal && <p className="golf__problem">{texts[view.refusal]}</p>}</div>
    </div>
  );
}
