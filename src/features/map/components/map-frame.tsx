"use client";

import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from "react";
import { afterCard } from "../client/active-hole.ts";
import { canDrawMaps } from "../client/can-draw-maps.ts";
import { MapBoundary } from "./map-boundary.tsx";
import { MapList } from "./map-list.tsx";
import type { MapProps } from "./map-props.ts";

/** The map and its library are downloaded by pages that show one, and only when it comes near. */
const MapScene = lazy(() => import("./map-scene.tsx"));

/** A map in its frame; in its place an ordered list of the places where it cannot be drawn. */
export function MapFrame(props: MapProps) {
  const { markers, texts, size, onChosen } = props;
  const root = useRef<HTMLDivElement>(null);
  const turn = useTurn(root);
  const list = <MapList markers={markers} hint={texts.listHint} onChosen={onChosen} />;
  const waiting = (
    <p className="map__loading" role="status">
      {texts.loading}
    </p>
  );
  return (
    <div ref={root} className="map" data-size={size} data-detail="far">
      <MapBoundary fallback={list}>
        {turn === "waiting" && waiting}
        {turn === "list" && list}
        {turn === "map" && (
          <Suspense fallback={waiting}>
            <MapScene {...props} />
          </Suspense>
        )}
      </MapBoundary>
      <noscript>
        <MapList markers={markers} hint={texts.listHint} />
      </noscript>
    </div>
  );
}

/** `waiting` until the map is within a screen's height of being seen and a card beside it has its rows; `list` where no map can be drawn. */
function useTurn(of: RefObject<HTMLElement | null>): "waiting" | "map" | "list" {
  const [turn, setTurn] = useState<"waiting" | "map" | "list">("waiting");
  useEffect(() => {
    if (!of.current) return;
    const leaving = new AbortController();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void afterCard(leaving.signal).then(() => leaving.signal.aborted || setTurn(canDrawMaps() ? "map" : "list"));
      },
      { rootMargin: "100% 0px" },
    );
    observer.observe(of.current);
    return () => {
      leaving.abort();
      observer.disconnect();
    };
  }, [of]);
  return turn;
}
