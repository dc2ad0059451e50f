"use client";

import { useGame } from "../client/use-game.ts";
import { ConnectionMark } from "./round/connection-mark.tsx";
import { HeldNotice } from "./round/held-notice.tsx";
import { RematchNotice } from "./round/rematch-notice.tsx";
import { RoundNotice } from "./round/round-notice.tsx";
import { RoundState } from "./round/round-state.tsx";
import { RankingActions } from "./ranking/ranking-actions.tsx";
import { RankingTable } from "./ranking/ranking-table.tsx";
import type { ScreenProps } from "./screen-props.ts";

/** The ranking alone, for a page or a screen of its own. */
export default function RankingScreen({ isEditing, ...props }: ScreenProps) {
  const { texts, paths } = props;
  const { view, store, retry } = useGame(paths, isEditing);
  if (isEditing) return <p className="golf__hint">{texts.editNote}</p>;
  if (view.status !== "ready") return <RoundState view={view} texts={texts} onRetry={retry} />;
  return (
    <div className="golf-play">
      <ConnectionMark view={view} texts={texts} />
      <RematchNotice {...{ view, texts, paths }} />
      <RoundNotice {...{ view, texts }} onSeen={store && (() => store.dismissRefusal())} />
      {store && <HeldNotice {...{ view, store, texts }} course={props.course} />}
      <RankingTable {...props} view={view} />
      <RankingActions {...props} view={view} store={store} />
    </div>
  );
}
