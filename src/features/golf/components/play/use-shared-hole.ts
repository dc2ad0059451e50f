"use client";

import { useEffect, useRef } from "react";
import { activeHole, joinAsCard, turnToHole, useActiveHole } from "~/features/map/client/active-hole.ts";

interface Hole {
  pageId: string;
}

interface SharedHole {
  index: number;
  /** The round's; the pages after them are not on the map. */
  holes: readonly Hole[];
  /** The map's: the course of today, which may have others than the round. */
  onMap: readonly Hole[];
  goTo: (index: number) => void;
}

/** Keeps card and map on the same hole, whichever of them was turned. */
export function useSharedHole({ index, holes, onMap, goTo }: SharedHole): void {
  const active = useActiveHole();
  const shown = useRef(index);
  useEffect(joinAsCard, []);
  useEffect(() => {
    shown.current = index;
    const place = placeIn(onMap, holes[index]);
    if (place >= 0 && activeHole().index !== place) turnToHole(place, "card");
  }, [index, holes, onMap]);
  useEffect(() => {
    if (active.by !== "map") return;
    const place = placeIn(holes, onMap[active.index]);
    if (place >= 0 && place !== shown.current) goTo(place);
  }, [active, goTo, holes, onMap]);
}

/** Where a hole stands in a course; -1 where it is none of it. */
const placeIn = (course: readonly Hole[], hole: Hole | undefined): number =>
  course.findIndex(({ pageId }) => pageId === hole?.pageId);
