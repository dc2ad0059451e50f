"use client";

import { useGame } from "../client/use-game.ts";
import { ConnectionMark } from "./connection-mark.tsx";
import { RankingTable } from "./ranking-table.tsx";
import type { ScreenProps } from "./screen-props.ts";

/** The ranking alone, for a page or a screen of its own. */
export default function RankingScreen({ texts, paths, course, isEditing }: ScreenProps) {
  const { view } = useGame(paths, isEditing);
  if (isEditing) return <p className="golf__hint">{texts.editNote}</p>;
  if (view.status !== "ready") return <p className="golf__loading">{texts.loading}</p>;
  return (
    <div className="golf-play">
      <RankingTable view={view} texts={texts} paths={paths} course={course} />
      <ConnectionMark view={view} texts={texts} />
    </div>
  );
}
