import { useSyncExternalStore } from "react";
import { deviceStorage } from "~/lib/safe-storage.ts";

/** `dark` is the imagery. */
export type MapTheme = "light" | "dark";

const key = "mapTheme";
const listeners = new Set<() => void>();
/** Holds the choice where the browser forbids storage. */
let chosen: MapTheme | null = null;

function read(): MapTheme {
  chosen ??= deviceStorage.get(key) === "dark" ? "dark" : "light";
  return chosen;
}

/** The look that this person chose for all maps, kept on this device. */
export function useMapTheme(): MapTheme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read,
    () => "light",
  );
}

export function chooseMapTheme(theme: MapTheme): void {
  chosen = theme;
  deviceStorage.set(key, theme);
  for (const listener of listeners) listener();
}
