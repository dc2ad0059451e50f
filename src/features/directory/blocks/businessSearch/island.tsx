"use client";

import { useEffect, useState } from "react";
import { MapCount } from "~/features/map/components/map-count.tsx";
import { MapFrame } from "~/features/map/components/map-frame.tsx";
import type { MapMarker } from "~/features/map/domain/markers.ts";
import type { MapTexts } from "~/features/map/texts.ts";
import { fetchMarkers, foundEvent, markersIn, placesAddress } from "./found-markers.ts";

interface Props {
  sectionId: string;
  texts: MapTexts;
  /** What the link to the way there is called. */
  route: string;
}

/**
 * The map of all that was found, also on further pages; asked for while it is open, anew after each answer, and kept
 * while the question stays the same. Where it has fewer places than were found, it says so.
 */
export function DirectoryMapIsland({ sectionId, texts, route }: Props) {
  const [{ markers, total }, setShown] = useState<{ markers: MapMarker[]; total: number }>({ markers: [], total: 0 });
  useEffect(() => {
    const section = document.getElementById(`section-${sectionId}`);
    if (!section) return;
    const fold = section.querySelector<HTMLDetailsElement>("details.directory__map");
    let asking = new AbortController();
    /** What the places on the map are all the answer to, where they are. */
    let answered: string | null = null;
    const read = () => {
      asking.abort(); // whatever it answers, it is not what was found now
      if (fold?.open === false) return;
      const address = placesAddress(location.search);
      if (address !== answered) {
        answered = null;
        setShown({ markers: markersIn(section, route), total: 0 });
      }
      if (!section.querySelector("[data-state=more]")) return; // all of it stands in the list
      asking = new AbortController();
      const { signal } = asking;
      // Where the answer does not come, the map stays with the last one, or with what stands in the list.
      fetchMarkers(address, route, signal).then(
        (all) => {
          if (signal.aborted) return;
          answered = address;
          setShown(all);
        },
        () => undefined,
      );
    };
    read();
    section.addEventListener(foundEvent, read);
    fold?.addEventListener("toggle", read);
    return () => {
      asking.abort();
      section.removeEventListener(foundEvent, read);
      fold?.removeEventListener("toggle", read);
    };
  }, [sectionId, route]);
  return (
    <>
      <MapCount count={markers.length} {...{ total, texts }} />
      <MapFrame markers={markers} route={null} texts={texts} size="medium" />
    </>
  );
}
