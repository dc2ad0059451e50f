import type { MapColors } from "../domain/course-layers.ts";
import { defaultPrimary } from "../domain/map-limits.ts";
import type { MapTheme } from "./map-theme.ts";

/** The site's colours where this element stands; the imagery and its plain ground are dark. */
export function mapColors(element: Element, theme: MapTheme): MapColors {
  const style = getComputedStyle(element);
  const color = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise;
  const route = color("--site-primary", defaultPrimary);
  if (theme === "dark") {
    return { ground: "#16211c", grid: "#3d4f46", route, casing: "#ffffff", pair: "#ffffff" };
  }
  return {
    ground: color("--site-background", "#eef1ee"),
    grid: color("--site-paper", "#ffffff"),
    route,
    casing: "#ffffff",
    pair: color("--site-text", "#1b1f1d"),
  };
}
