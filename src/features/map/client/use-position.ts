import { useCallback, useEffect, useRef, useState } from "react";
import { located, noPosition, turned, type Position } from "../domain/position.ts";
import { followHeading } from "./heading.ts";

/** Where this person is, followed while switched on. Nothing is asked for, kept or sent before the tap. */
export function usePosition(): { position: Position; toggle: () => void } {
  const [position, setPosition] = useState(noPosition);
  const stop = useRef<(() => void) | null>(null);

  const end = useCallback((status: Position["status"]) => {
    stop.current?.();
    stop.current = null;
    setPosition({ ...noPosition, status });
  }, []);
  useEffect(() => () => stop.current?.(), []);

  const toggle = useCallback(() => {
    if (stop.current) return end("off");
    if (!("geolocation" in navigator)) return setPosition({ ...noPosition, status: "unavailable" });
    setPosition({ ...noPosition, status: "locating" });
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        if (located(noPosition, coords).status === "elsewhere") return end("elsewhere");
        setPosition((before) => located(before, coords));
      },
      ({ code, PERMISSION_DENIED }) => {
        if (code === PERMISSION_DENIED) return end("refused");
        // A tunnel or a lost signal: what was known stays, and the watch goes on.
        setPosition((before) => (before.place ? before : { ...before, status: "unavailable" }));
      },
      { enableHighAccuracy: true, maximumAge: 2_000, timeout: 20_000 },
    );
    const stopHeading = followHeading((degrees) => setPosition((before) => turned(before, degrees)));
    stop.current = () => {
      navigator.geolocation.clearWatch(watch);
      stopHeading();
    };
  }, [end]);
  return { position, toggle };
}
