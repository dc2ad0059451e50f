"use client";

import { ConnectionMark } from "./round/connection-mark.tsx";
import { HeldNotice } from "./round/held-notice.tsx";
import { RematchNotice } from "./round/rematch-notice.tsx";
import { RoundNotice } from "./round/round-notice.tsx";
import { RoundProvider } from "./round/round-provider.tsx";
import { RoundState } from "./round/round-state.tsx";
import { useRound } from "./round/use-round.ts";
import { RankingActions } from "./ranking/ranking-actions.tsx";
import { RankingTable } from "./ranking/ranking-table.tsx";
import { RoundSheets } from "./sheets/round-sheets.tsx";
import type { ScreenProps } from "./screen-props.ts";

/** The ranking alone, for a page or a screen of its own. */
export default function RankingScreen(props: ScreenProps) {
  return (
    <RoundProvider {...props}>
      <RoundSheets>
        <Ranking />
      </RoundSheets>
    </RoundProvider>
  );
}

function Ranking() {
  const { view, texts, isEditing } = useRound();
  if (isEditing) return <p className="golf__hint">{texts.editNote}</p>;
  if (view.status !== "ready") return <RoundState />;
  return (
    <div className="golf-play">
      <ConnectionMark />
      <RematchNotice />
      <RoundNotice />
      <HeldNotice />
      <RankingTable />
      <RankingActions />
    </div>
  );
}
