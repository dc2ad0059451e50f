import type { GameView } from "../client/game-store.ts";
import { fill, type GolfTexts } from "../texts.ts";

/** The small, honest mark: live, taps under way, no connection, or a tap that was not accepted. */
export function ConnectionMark({ view, texts }: { view: GameView; texts: GolfTexts }) {
  const state = !view.isConnected ? "offline" : view.pending > 0 ? "pending" : "saved";
  const text = state === "pending" ? fill(texts.pending, { count: view.pending }) : texts[state];
  return (
    <div className="golf-mark" data-state={state}>
      <p role="status">
        {text}
        {state === "offline" && view.pending > 0 && ` (${view.pending})`}
      </p>
      {view.refusal && (
        <p className="golf__problem" role="alert">
          {texts[view.refusal]}
        </p>
      )}
    </div>
  );
}
