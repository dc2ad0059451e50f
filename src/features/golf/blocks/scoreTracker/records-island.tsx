"use client";

import { lazy, Suspense } from "react";
import type { RecordsProps } from "../../components/records/records-props.ts";

const RecordsScreen = lazy(() => import("../../components/records/records-screen.tsx"));

/** The best list apart from the round's screens: a home page must not download the game for it. */
export function RecordsIsland(props: RecordsProps) {
  return (
    <Suspense fallback={<p className="golf__loading">{props.texts.loading}</p>}>
      <RecordsScreen {...props} />
    </Suspense>
  );
}
