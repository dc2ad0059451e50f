import { addAddress, showAddress } from "../state/addresses.ts";
import { isSidePanel, withoutEntry, withPanel, type Panel } from "./panel-flags.ts";

const mark = "vitrinePanel";

/** How many entries of the browser's history were added up to the present one, for a side panel and for dialogs. */
export function depthOfEntry(): number {
  return Number((history.state as Record<string, unknown> | null)?.[mark] ?? 0);
}

/**
 * Says in the address which panel is open. A side panel has an entry in the browser's history, so that Back closes it
 * and leaves the page open; whatever comes after it until then takes that same entry.
 */
export function showPanel(panel: Panel): void {
  if (isSidePanel(panel) && depthOfEntry() === 0) addEntry(panel);
  else showFlag(panel);
}

/** The flag of the panel in the present entry. */
export function showFlag(panel: Panel): void {
  showAddress(location.pathname + withPanel(location.search, panel) + location.hash);
}

/**
 * One more entry, for a panel or for a dialog over it, past Next's router; what a panel is to show first is left to it,
 * and not named again by Back.
 */
export function addEntry(panel: Panel): void {
  const { pathname, search, hash } = location;
  showAddress(pathname + withoutEntry(search) + hash);
  const state = { ...(history.state as object | null), [mark]: depthOfEntry() + 1 };
  history.scrollRestoration = "manual"; // Back closes the panel, and moves the page nowhere
  addAddress(pathname + withPanel(search, panel) + hash, state);
  history.scrollRestoration = "auto";
}
