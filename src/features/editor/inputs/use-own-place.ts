import { useLayoutEffect, useRef, useState } from "react";
import type { LngLat } from "~/features/map/domain/map-limits.ts";

/** Asks the device where it is, and says how that goes. That takes a while: `onFound` is the one of then, and of none that has gone. */
export function useOwnPlace(onFound: (place: LngLat) => void) {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const newest = useRef(onFound);
  useLayoutEffect(() => {
    newest.current = onFound;
    return () => void (newest.current = () => undefined);
  });
  const locate = () => {
    setState("busy");
    if (!("geolocation" in navigator)) return setState("failed");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState("idle");
        newest.current([coords.longitude, coords.latitude]);
      },
      () => setState("failed"),
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  };
  return { isLocating: state === "busy", hasFailed: state === "failed", locate };
}
