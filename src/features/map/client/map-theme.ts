import { useSyncExternalStore } from "react";
import { deviceStorage } from "~/lib/browser/safe-storage.ts";

/** `dark` is the imagery. */
export type MapTheme = "light" | "dark";

const key = "mapTheme";
const listeners = new Set<() => void>();
/** Holds the choice where the browser forbids storage. */
let chosen: MapTheme | null = null;

function read(): MapTheme {
  const kept = deviceStorage.get(key);
  if (kept === "dark" || kept === "light") chosen ??= kept;
  return chosen ?? (isNight() ? "dark" : "light");
}

const night = "(prefers-color-scheme: dark)";

/** Whether the site around the map is dark now: the device asks for it, and the site's look has such colours. */
function isNight(): boolean {
  const site = document.querySelector(".site");
  return site !== null && matchMedia(night).matches && getComputedStyle(site).colorScheme.includes("dark");
}

function listen(listener: () => void): () => void {
  const media = matchMedia(night);
  listeners.add(listener);
  media.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    media.removeEventListener("change", listener);
  };
}

/** The look that this person chose for all maps, kept on this device; until then that of the site. */
export function useMapTheme(): MapTheme {
  return useSyncExternalStore(listen, read, () => "light");
}

export function chooseMapTheme(theme: MapTheme): void {
  chosen = theme;
  deviceStorage.set(key, theme);
  for (const listener of listeners) listener();
}
