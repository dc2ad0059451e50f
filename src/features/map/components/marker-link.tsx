import type { ReactNode } from "react";
import { mapAppHref } from "~/lib/browser/map-app.ts";
import type { MapMarker } from "../domain/markers.ts";

/** Leads where a marker leads: to a page of the site, or, in a window of its own, to the way there; nothing without either. */
export function MarkerLink({ marker, children }: { marker: MapMarker; children: ReactNode }) {
  const { pageUrl, lng, lat } = marker;
  if (!pageUrl) return null;
  if (pageUrl.startsWith("/")) return <a href={pageUrl}>{children}</a>;
  return (
    <a
      href={pageUrl}
      target="_blank"
      rel="noopener noreferrer"
      onClick={({ currentTarget }) => (currentTarget.href = mapAppHref([lng, lat], navigator.userAgent))}
    >
      {children}
    </a>
  );
}
