"use client";

import { lazy, Suspense } from "react";
import { useKeptScreens } from "~/features/golf/client/kept/use-kept-screens.ts";
import type { ScreenProps } from "~/features/golf/components/screen-props.ts";

const screens = {
  card: lazy(() => import("~/features/golf/components/play-screen.tsx")),
  table: lazy(() => import("~/features/golf/components/ranking-screen.tsx")),
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
