"use client";

import { useMemo } from "react";
import { turnToHole, useActiveHole } from "~/features/golf/client/active-hole.ts";
import { MapFrame, type MapProps } from "~/features/map/components/map-frame.tsx";

/** The map of the course: it flies to the hole that the card turns to, and turns the card to the hole that is chosen. */
export function CourseMapIsland({ hasCard, ...map }: Omit<MapProps, "goal" | "onChosen"> & { hasCard: boolean }) {
  const active = useActiveHole();
  const goal = useMemo(() => (active.by === "card" ? { index: active.index } : undefined), [active]);
  return (
    <MapFrame
      {...map}
      goal={goal}
      activeIndex={hasCard ? active.index : null}
      onChosen={hasCard ? ({ index }) => index !== null && turnToHole(index, "map") : undefined}
    />
  );
}
