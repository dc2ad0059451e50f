import type { GameView, Refused } from "../../client/game-view.ts";
import { fill } from "~/i18n/translate.ts";
import type { GolfTexts } from "../../texts.ts";
import { focusRound } from "./focus-round.ts";
import { useRefusedLine } from "./use-refused-line.ts";
import { useRound } from "./use-round.ts";

/** What everybody should know about the round at the moment: over, locked, without a network, or something was refused. */
export function RoundNotice() {
  const { view, store, texts } = useRound();
  const closed = closedText(view, texts);
  const isOffline = view.line === "offline";
  const isRefused = useRefusedLine(isOffline);
  return (
    <div className="golf-notices">
      {closed && (
        <p className="golf-notice" data-icon="lock">
          {closed}
        </p>
      )}
      {isRefused && (
        <p className="golf-notice" data-icon="offline">
          {texts.lineRefused}
        </p>
      )}
      {isOffline && (view.canScore || view.pending > 0) && (
        <p className="golf-notice" data-icon="offline">
          {view.isKept ? texts.offlineHint : texts.offlineUnkept}
        </p>
      )}
      <div role="alert">
        {view.refusal && (
          <p className="golf__problem golf-refusal">
            {refusalText(view.refusal, texts)}
            {store && (
              <button
                type="button"
                className="golf-icon"
                data-icon="close"
                aria-label={texts.close}
                onClick={() => {
                  store.dismissRefusal();
                  focusRound();
                }}
              />
            )}
          </p>
        )}
      </div>
    </div>
  );
}

function closedText({ isFrozen, isLocked, isStarter }: GameView, texts: GolfTexts): string | null {
  if (isFrozen) return texts.frozen;
  if (!isLocked) return null;
  return isStarter ? texts.lockedByYou : texts.locked;
}

/** Said also while the notice above tells that the round is closed: without it the strokes would vanish unnoticed. */
function refusalText({ reason, count }: Refused, texts: GolfTexts): string {
  return fill(reason === "frozen" || reason === "locked" ? texts.tooLate : texts.refused, { count });
}
