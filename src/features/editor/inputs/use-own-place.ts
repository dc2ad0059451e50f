import { useState } from "react";
import type { LngLat } from "~/features/map/domain/map-limits.ts";

/** Asks the device where it is, and says how that goes. */
export function useOwnPlace(onFound: (place: LngLat) => void) {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const locate = () => {
    setState("busy");
    if (!("geolocation" in navigator)) return setState("failed");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState("idle");
        onFound([coords.longitude, coords.latitude]);
      },
      () => setState("failed"),
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  };
  return { isLocating: state === "busy", hasFailed: state === "failed", locate };
}
