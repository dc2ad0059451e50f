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
  const query = new URLSearchParams(search);
  for (const flag of panelFlags) query.delete(flag);
  if (panel) query.set(panel, "1");
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** Whether the page can be edited beside this panel. */
export function opensCanvas(panel: Panel): panel is "toolbar" | "pageMap" {
  return panel === "toolbar" || panel === "pageMap";
}

/** What a panel leaves behind when it closes: the toolbar, if it took its place, or nothing. */
export type Behind = "toolbar" | null;

/** What will be behind `next`, which takes the place of `panel`; one side panel after another changes nothing there. */
export function behindNext(panel: Panel, behind: Behind, next: Panel): Behind {
  if (next === null || opensCanvas(next)) return null;
  return opensCanvas(panel) ? "toolbar" : behind;
}

/** Pressing a side panel's button: opens it, or clears its flag and shows what is behind it. */
export function toggled(panel: Panel, button: SidePanelName, behind: Behind): Panel {
  return panel === button ? behind : button;
}
