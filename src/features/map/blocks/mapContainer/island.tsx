"use client";

import { useMemo } from "react";
import { turnToHole, useActiveHole } from "../../client/active-hole.ts";
import { MapFrame } from "../../components/map-frame.tsx";
import type { MapProps } from "../../components/map-props.ts";

/** The map of the course. Beside a card it flies to the hole that the card turns to, and turns the card to the hole that is chosen. */
export function CourseMapIsland(map: Omit<MapProps, "goal" | "onChosen">) {
  const active = useActiveHole();
  const goal = useMemo(() => (active.by === "card" ? { index: active.index } : undefined), [active]);
  return (
    <MapFrame
      {...map}
      goal={goal}
      activeIndex={active.hasCard ? active.index : null}
      onChosen={active.hasCard ? ({ index }) => index !== null && turnToHole(index, "map") : undefined}
    />
  );
}
