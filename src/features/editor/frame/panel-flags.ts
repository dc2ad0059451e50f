/** Which panel of the editor is open; the query flags `toolbar`, `pageMenu` and `settings` say it in the address. */
export type Panel = "toolbar" | "pageMenu" | "settings" | null;

const flags = ["toolbar", "pageMenu", "settings"] as const;

/** Reads the flags. At most one counts: the side panels before the toolbar. */
export function panelOf(query: { get(name: string): string | null }): Panel {
  const isSet = (name: string) => query.get(name) === "1";
  return isSet("pageMenu") ? "pageMenu" : isSet("settings") ? "settings" : isSet("toolbar") ? "toolbar" : null;
}

/**
 * The query with exactly the flag of `panel` set: opening the page menu or the settings
 * clears the toolbar's flag, closing clears all three. Other parts of the query stay.
 */
export function withPanel(search: string, panel: Panel): string {
  const query = new URLSearchParams(search);
  for (const flag of flags) query.delete(flag);
  if (panel) query.set(panel, "1");
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** Pressing a side panel's button: opens it, or clears its flag. */
export function toggled(panel: Panel, button: "pageMenu" | "settings"): Panel {
  return panel === button ? null : button;
}
