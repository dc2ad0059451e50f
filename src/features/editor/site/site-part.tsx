"use client";

import type { ComponentProps, ComponentType, ReactNode } from "react";
import { later } from "../state/later.tsx";
import type DrawnLive from "./live-part.tsx";
import type { SitePartName } from "./live-part.tsx";
import { useSitePart } from "./site-context.tsx";
import { useSurroundings } from "./surroundings.tsx";

type LivePartProps = ComponentProps<typeof DrawnLive> & { children: ReactNode };

/** Until its code is there, the part stands as it was drawn. */
const LivePart = later<LivePartProps>(
  () => import("./live-part.tsx").then((part): ComponentType<LivePartProps> => part.default),
  ({ children }) => children,
);

/** A part of the site around the page: as the server drew it, until somebody begins to change settings or look. */
export function SitePart({ part, children }: { part: SitePartName; children: ReactNode }) {
  const { isLive } = useSurroundings();
  const document = useSitePart((state) => state.document);
  if (!isLive || !document) return children;
  return (
    <LivePart part={part} document={document}>
      {children}
    </LivePart>
  );
}
