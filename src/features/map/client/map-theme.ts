import { useSyncExternalStore } from "react";

/** `dark` is the imagery. */
export type MapTheme = "light" | "dark";

const key = "mapTheme";
const listeners = new Set<() => void>();
/** Holds the choice where the browser forbids storage. */
let chosen: MapTheme | null = null;

function read(): MapTheme {
  try {
    chosen ??= window.localStorage.getItem(key) === "dark" ? "dark" : "light";
  } catch {
    chosen ??= "light";
  }
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
  try {
    window.localStorage.setItem(key, theme);
  } catch {
    // The choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}
