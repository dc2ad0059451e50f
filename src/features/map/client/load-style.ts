import type { StyleSpecification } from "maplibre-gl";
import type { Credit } from "../domain/credits.ts";
import type { MapTheme } from "./map-theme.ts";

export interface LoadedStyle {
  style: StyleSpecification;
  credits: Credit[];
}

/**
 * The style of a theme from our own server, with whole addresses, as the map's workers need them. Null when it cannot be
 * had; the map then stands on a plain ground.
 */
export async function loadStyle(theme: MapTheme): Promise<LoadedStyle | null> {
  try {
    const response = await fetch(`/map/${theme}/style.json`, { signal: AbortSignal.timeout(8_000) });
    const text = await response.text(); // read in any case: what nobody reads keeps the line busy
    if (!response.ok) return null;
    const style = JSON.parse(text, whole) as StyleSpecification;
    const credits = (style.metadata as { credits?: Credit[] } | undefined)?.credits ?? [];
    return { style, credits };
  } catch {
    return null;
  }
}

function whole(_key: string, value: unknown): unknown {
  return typeof value === "string" && value.startsWith("/map/") ? location.origin + value : value;
}
