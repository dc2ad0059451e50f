/** The texts of a map in the browser; each is the site text `map.<key>`. */
const keys = [
  "title",
  "loading",
  "listHint",
  "close",
  "controls",
  "zoomIn",
  "zoomOut",
  "showAll",
  "theme",
  "locate",
  "locating",
  "position",
  "refused",
  "unavailable",
  "elsewhere",
  "noTiles",
  "asList",
  "attribution",
  "twoFingers",
  "withCtrl",
  "withCmd",
] as const;

export type MapTexts = Record<(typeof keys)[number], string>;

export function mapTexts(t: (key: string) => string): MapTexts {
  return Object.fromEntries(keys.map((key) => [key, t(`map.${key}`)])) as MapTexts;
}
