/** Which panel of the editor is open; a query flag of its name says it in the address. */
export type Panel = "toolbar" | SidePanelName | null;
export type SidePanelName =
  | "pageMenu"
  | "settings"
  | "design"
  | "history"
  | "translations"
  | "pageMap"
  | "visits"
  | "inbox"
  | "outbox"
  | "library"
  | "directory"
  | "listings";

/** The flags in the address: the side panels count before the toolbar. */
export const panelFlags = [
  "pageMenu",
  "settings",
  "design",
  "history",
  "translations",
  "pageMap",
  "visits",
  "inbox",
  "outbox",
  "library",
  "directory",
  "listings",
  "toolbar",
] as const;

/** Reads the flags. At most one counts: the side panels before the toolbar. */
export function panelOf(query: { get(name: string): string | null }): Panel {
  return panelFlags.find((name) => query.get(name) === "1") ?? null;
}

/**
 * The query with exactly the flag of `panel` set: opening a side panel clears the
 * toolbar's flag, closing clears all. Other parts of the query stay.
 */
export function withPanel(search: string, panel: Panel): string {
  const query = without(search, panelFlags);
  if (panel) query.set(panel, "1");
  return asSearch(query);
}

function without(search: string, flags: readonly string[]): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const flag of flags) query.delete(flag);
  return query;
}

function asSearch(query: URLSearchParams): string {
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** In a query, beside a panel's flag: which of its entries is to be open, and in which list that stands. */
const entryFlags = ["entry", "list"] as const;

/** The query without a named entry. */
export const withoutEntry = (search: string): string => asSearch(without(search, entryFlags));

export function isSidePanel(panel: Panel): panel is SidePanelName {
  return panel !== null && panel !== "toolbar";
}

/** Whether the page can be edited beside this panel. */
export function opensCanvas(panel: Panel): panel is "toolbar" | "pageMap" {
  return panel === "toolbar" || panel === "pageMap";
}

/** Pressing a side panel's button: opens it, or clears its flag and gives the toolbar back. */
export function toggled(panel: Panel, button: SidePanelName): Panel {
  return panel === button ? "toolbar" : button;
}
