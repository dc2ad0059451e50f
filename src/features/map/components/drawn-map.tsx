"use client";

import { useEffect, useState, type ReactNode } from "react";
import * as maplibre from "maplibre-gl";
import "maplibre-gl/dist/maplibre-gl.css";
import { Map as MapView, type MapRef } from "react-map-gl/maplibre";
import { allowOwnWorkers } from "~/lib/browser/own-workers.ts";
import { fitPlaces } from "../client/camera.ts";
import { useMapTheme } from "../client/map-theme.ts";
import { useDrawnMap } from "../client/use-drawn-map.ts";
import { useGround } from "../client/use-ground.ts";
import { useMapStyle } from "../client/use-map-style.ts";
import { usePosition } from "../client/use-position.ts";
import { everyMap, type LngLat } from "../domain/map-limits.ts";
import type { MapMarker } from "../domain/markers.ts";
import type { MapTexts } from "../texts.ts";
import { MapControls } from "./map-controls.tsx";
import { MapCredits } from "./map-credits.tsx";
import { MapPosition } from "./map-position.tsx";
import "../styles/map-scene.css";
import "../styles/map-pins.css";
import "../styles/map-controls.css";

allowOwnWorkers();
maplibre.setWorkerUrl(`/map/worker.mjs?v=${maplibre.getVersion()}`);

interface Props {
  texts: MapTexts;
  /** Fills the window, so that every gesture is the map's where the page cannot scroll; other maps leave scrolling to the page. */
  isLarge: boolean;
  /** The course that is drawn on the ground. */
  markers: readonly MapMarker[];
  route: readonly LngLat[] | null;
  /** What "show all" shows. */
  places: readonly LngLat[];
  /** Tee and target of the hole that is played, where one is. */
  hole?: LngLat[];
  /** Stands among the controls while the map has no picture. */
  list?: ReactNode;
  /** Markers, pop-ups, and what moves the camera. */
  children: ReactNode;
}

/** A drawn map with its controls, the own position and whose data it shows. Throws where the browser cannot draw it. */
export function DrawnMap({ texts, isLarge, markers, route, places, hole, list, children }: Props) {
  const theme = useMapTheme();
  const loaded = useMapStyle(theme);
  const { position, toggle } = usePosition();
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [map, setMap] = useState<MapRef | null>(null);
  const ground = useGround(stage, { theme, loaded, markers, route });
  const [problem, setProblem] = useState<Error | null>(null);
  if (problem) throw problem;

  /** A missing tile leaves a gap, and play goes on; what has no map to it is that none can be drawn. */
  function onError({ target, error }: { target: unknown; error: Error }) {
    if (!target) setProblem(error);
  }

  return (
    <>
      <div ref={setStage} className="map__stage" data-theme={theme}>
        <MapView
          ref={setMap}
          {...everyMap}
          mapLib={maplibre}
          mapStyle={ground}
          styleDiffing={false}
          validateStyle={false}
          attributionControl={false}
          dragRotate={false}
          touchPitch={false}
          pitchWithRotate={false}
          cooperativeGestures={!isLarge}
          refreshExpiredTiles={false}
          locale={mapWords(texts)}
          onError={onError}
        >
          <Gestures isLarge={isLarge} />
          {children}
          {position.place && (
            <MapPosition place={position.place} position={position} label={texts.position} hole={hole} />
          )}
        </MapView>
      </div>
      {map && (
        <MapControls
          map={map}
          {...{ texts, theme, position, isLarge }}
          onShowAll={() => fitPlaces(map, places)}
          onLocate={toggle}
        >
          {loaded === null && list}
        </MapControls>
      )}
      <MapCredits loaded={loaded} texts={texts} />
    </>
  );
}

/** Fingers and keys move and zoom; north stays where it is, and nobody is held fast in a page that goes on below the map. */
function Gestures({ isLarge }: { isLarge: boolean }) {
  const map = useDrawnMap();
  useEffect(() => {
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    const isAlone = map.getContainer().closest("[role=dialog]") !== null;
    if (!isLarge || isAlone) return;
    const share = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      if (scrollHeight > clientHeight + 1) map.cooperativeGestures.enable();
      else map.cooperativeGestures.disable();
    };
    share();
    map.on("resize", share);
    return () => void map.off("resize", share);
  }, [map, isLarge]);
  return null;
}

/** The library's own words, in the page's language. */
function mapWords(texts: MapTexts) {
  return {
    "Map.Title": texts.title,
    "Popup.Close": texts.close,
    "CooperativeGesturesHandler.WindowsHelpText": texts.withCtrl,
    "CooperativeGesturesHandler.MacHelpText": texts.withCmd,
    "CooperativeGesturesHandler.MobileHelpText": texts.twoFingers,
  };
}
