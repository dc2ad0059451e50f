"use client";

import { useEffect } from "react";

/** What the full drawer covers, and what therefore neither keyboard nor screen reader may reach. */
const covered = '.skip-link, .site-header, .site-main > [data-kind="mapContainer"], .booking-button';

/** Shuts off the rest of the page while the drawer covers it. */
export function useCoveredPage(isCovered: boolean): void {
  useEffect(() => {
    if (!isCovered) return;
    const elements = [...document.querySelectorAll<HTMLElement>(covered)];
    for (const element of elements) element.inert = true;
    return () => {
      for (const element of elements) element.inert = false;
    };
  }, [isCovered]);
}
