import type { GameView } from "../../client/game-view.ts";
import { fill } from "~/i18n/translate.ts";
import type { GolfTexts } from "../../texts.ts";
import { useRound } from "./use-round.ts";

/** The small, honest mark: live, changes under way, or no connection. It changes with every tap and is not read aloud. */
export function ConnectionMark() {
  const { view, texts } = useRound();
  return (
    <p className="golf-mark" data-line={view.line}>
      {markText(view, texts)}
    </p>
  );
}

function markText({ line, pending }: GameView, texts: GolfTexts): string {
  if (line === "live") return texts.saved;
  if (line === "sending") return fill(texts.pending, { count: pending });
  return pending > 0 ? fill(texts.offlinePending, { count: pending }) : texts.offline;
}
