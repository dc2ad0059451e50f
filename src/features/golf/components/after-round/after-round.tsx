"use client";

import { lazy, Suspense } from "react";
import { isPlayedOut } from "../../domain/hole-state.ts";
import { useRound } from "../round/use-round.ts";

const AfterRoundParts = lazy(() => import("./after-round-parts.tsx"));

/** What comes after a finished round. Nothing before, so that a phone fetches it only then. */
export function AfterRound() {
  const { view, course } = useRound();
  const pageIds = course.holes.map((hole) => hole.pageId);
  if (!isPlayedOut(view.players, view.holes, pageIds)) return null;
  return (
    <Suspense fallback={null}>
      <AfterRoundParts />
    </Suspense>
  );
}
