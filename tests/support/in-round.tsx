import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { emptyView, type GameView } from "~/features/golf/client/game-view.ts";
import { RoundContext, type Round } from "~/features/golf/components/round/use-round.ts";
import { SheetsContext } from "~/features/golf/components/sheets/use-sheets.ts";
import { textsOf } from "~/i18n/catalogue.ts";

type Shown = Partial<Omit<Round, "view">> & { view?: Partial<GameView> };

/** Something that stands in a round: an empty one that is there, but for what the test says. */
export function inRound(content: ReactNode, { view, ...more }: Shown = {}): ReactNode {
  const round: Round = {
    texts: textsOf("golf", more.locale ?? "de"),
    paths: { root: "/", start: "/start", edit: "/edit", share: "/share", play: "/play", coupon: "/coupon" },
    locale: "de",
    isEditing: false,
    course: { rankingName: null, holes: [] },
    today: { rankingName: null, holes: [] },
    view: { ...emptyView, status: "ready", ...view },
    store: null,
    retry: () => undefined,
    ...more,
  };
  return (
    <RoundContext value={round}>
      <SheetsContext value={() => undefined}>{content}</SheetsContext>
    </RoundContext>
  );
}

/** The HTML of the same. */
export function renderInRound(content: ReactNode, shown: Shown = {}): string {
  return renderToStaticMarkup(inRound(content, shown));
}
