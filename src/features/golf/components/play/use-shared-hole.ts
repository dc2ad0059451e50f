"use client";

import { useEffect, useRef } from "react";
import { activeHole, joinAsCard, turnToHole, useActiveHole } from "~/features/map/client/active-hole.ts";

interface SharedHole {
  index: number;
  /** How many holes there are; the pages after them are not on the map. */
  holes: number;
  goTo: (index: number) => void;
}

/** Keeps card and map on the same hole, whichever of them was turned. */
export function useSharedHole({ index, holes, goTo }: SharedHole): void {
  const active = useActiveHole();
  const shown = useRef(index);
  useEffect(joinAsCard, []);
  useEffect(() => {
    shown.current = index;
    if (index < holes && activeHole().index !== index) turnToHole(index, "card");
  }, [index, holes]);
  useEffect(() => {
    if (active.by === "map" && active.index !== shown.current) goTo(active.index);
  }, [active, goTo]);
}
