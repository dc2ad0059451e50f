import { useCallback, useEffect, useRef, useState } from "react";
import { isOnMap, type LngLat } from "../domain/map-limits.ts";
import { followHeading } from "./heading.ts";

export interface Position {
  /** `elsewhere`: found, but outside of what the map can show. */
  status: "off" | "locating" | "on" | "refused" | "unavailable" | "elsewhere";
  place: LngLat | null;
  /** Metres around the place. */
  accuracy: number;
  /** Degrees from north, or null where the phone does not say. */
  heading: number | null;
}

const off: Position = { status: "off", place: null, accuracy: 0, heading: null };

/** Where this person is, followed while switched on. Nothing is asked for, kept or sent before the tap. */
export function usePosition(): { position: Position; toggle: () => void } {
  const [position, setPosition] = useState(off);
  const stop = useRef<(() => void) | null>(null);

  const end = useCallback((status: Position["status"]) => {
    stop.current?.();
    stop.current = null;
    setPosition({ ...off, status });
  }, []);
  useEffect(() => () => stop.current?.(), []);

  const toggle = useCallback(() => {
    if (stop.current) return end("off");
    if (!("geolocation" in navigator)) return setPosition({ ...off, status: "unavailable" });
    setPosition({ ...off, status: "locating" });
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        const place: LngLat = [coords.longitude, coords.latitude];
        if (!isOnMap(place)) return end("elsewhere");
        const moving = coords.heading !== null && !Number.isNaN(coords.heading) ? coords.heading : null;
        setPosition((before) => ({
          status: "on",
          place,
          accuracy: coords.accuracy,
          heading: before.heading ?? moving,
        }));
      },
      ({ code, PERMISSION_DENIED }) => {
        if (code === PERMISSION_DENIED) return end("refused");
        // A tunnel or a lost signal: what was known stays, and the watch goes on.
        setPosition((before) => (before.place ? before : { ...before, status: "unavailable" }));
      },
      { enableHighAccuracy: true, maximumAge: 2_000, timeout: 20_000 },
    );
    const stopHeading = followHeading((heading) =>
      setPosition((before) => (before.status === "on" ? { ...before, heading: Math.round(heading) } : before)),
    );
    stop.current = () => {
      navigator.geolocation.clearWatch(watch);
      stopHeading();
    };
  }, [end]);
  return { position, toggle };
}
