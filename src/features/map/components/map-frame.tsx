"use client";

import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from "react";
import { MapBoundary } from "./map-boundary.tsx";
import { MapList } from "./map-list.tsx";
import type { MapProps } from "./map-props.ts";

/** The map and its library are downloaded by pages that show one, and only when it comes near. */
const MapScene = lazy(() => import("./map-scene.tsx"));

/** A map in its frame; in its place an ordered list of the places where it cannot be drawn. */
export function MapFrame(props: MapProps) {
  const { markers, texts, size, onChosen } = props;
  const root = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(root);
  const waiting = (
    <p className="map__loading" role="status">
      {texts.loading}
    </p>
  );
  return (
    <div ref={root} className="map" data-size={size} data-detail="far">
      <MapBoundary fallback={<MapList markers={markers} hint={texts.listHint} onChosen={onChosen} />}>
        {isNear ? (
          <Suspense fallback={waiting}>
            <MapScene {...props} />
          </Suspense>
        ) : (
          waiting
        )}
      </MapBoundary>
      <noscript>
        <MapList markers={markers} hint={texts.listHint} />
      </noscript>
    </div>
  );
}

/** True from the moment on at which the element is within a screen's height of being seen. */
function useIsNear(of: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!of.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "100% 0px",
    });
    observer.observe(of.current);
    return () => observer.disconnect();
  }, [of]);
  return isNear;
}
