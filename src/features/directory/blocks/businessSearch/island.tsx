"use client";

import { useEffect, useState } from "react";
import { MapFrame } from "~/features/map/components/map-frame.tsx";
import type { MapMarker } from "~/features/map/domain/markers.ts";
import type { MapTexts } from "~/features/map/texts.ts";
import { foundEvent, markersIn } from "./found-markers.ts";

interface Props {
  sectionId: string;
  texts: MapTexts;
  /** What the link to the way there is called. */
  route: string;
}

/** The map of what stands in the list; it follows each new answer. */
export function DirectoryMapIsland({ sectionId, texts, route }: Props) {
  const [markers, setMarkers] = useState<MapMarker[]>([]);
  useEffect(() => {
    const section = document.getElementById(`section-${sectionId}`);
    if (!section) return;
    const read = () => setMarkers(markersIn(section, route));
    read();
    section.addEventListener(foundEvent, read);
    return () => section.removeEventListener(foundEvent, read);
  }, [sectionId, route]);
  return <MapFrame markers={markers} route={null} texts={texts} size="medium" />;
}
