"use client";

import { lazy, Suspense } from "react";
import { useKeptScreens } from "../../client/offline/use-kept-screens.ts";
import type { OwnWords, ScreenProps } from "../../components/screen-props.ts";

/** Each screen is downloaded by the page that shows it, and by no other. */
const screens = {
  start: lazy(() => import("../../components/start-screen.tsx")),
  addPlayers: lazy(() => import("../../components/players-screen.tsx")),
  share: lazy(() => import("../../components/share-screen.tsx")),
  coupon: lazy(() => import("../../components/coupon-screen.tsx")),
};

type Props = ScreenProps & OwnWords & { screen: keyof typeof screens };

export function GameSetupIsland({ screen, ...props }: Props) {
  useKeptScreens(props.paths, props.isEditing);
  const Screen = screens[screen];
  return (
    <Suspense fallback={<p className="golf__loading">{props.texts.loading}</p>}>
      <Screen {...props} />
    </Suspense>
  );
}
