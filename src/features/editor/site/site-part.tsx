"use client";

import { lazy, Suspense, type ReactNode } from "react";
import type { SitePartName } from "./live-part.tsx";
import { useSitePart } from "./site-context.tsx";
import { useSurroundings } from "./surroundings.tsx";

const LivePart = lazy(() => import("./live-part.tsx"));

/** A part of the site around the page: as the server drew it, until somebody begins to change settings or look. */
export function SitePart({ part, children }: { part: SitePartName; children: ReactNode }) {
  const { isLive } = useSurroundings();
  const document = useSitePart((state) => state.document);
  if (!isLive || !document) return children;
  return (
    <Suspense fallback={children}>
      <LivePart part={part} document={document} />
    </Suspense>
  );
}
