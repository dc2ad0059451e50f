"use client";

import { lazy, Suspense } from "react";
import { useKeptScreens } from "../../client/offline/use-kept-screens.ts";
import type { ScreenProps } from "../../components/screen-props.ts";

const screens = {
  card: lazy(() => import("../../components/play-screen.tsx")),
  table: lazy(() => import("../../components/ranking-screen.tsx")),
};

type Props = ScreenProps & { view: keyof typeof screens; showHoleStates: boolean };

export function ScoreTrackerIsland({ view, ...props }: Props) {
  useKeptScreens(props.paths, props.isEditing);
  const Screen = screens[view];
  return (
    <Suspense fallback={<p className="golf__loading">{props.texts.loading}</p>}>
      <Screen {...props} />
    </Suspense>
  );
}
