import { useEffect, useRef } from "react";
import { withoutEntry } from "../../frame/panel-flags.ts";
import { showAddress } from "../../state/addresses.ts";

/** An entry of a panel's table, as an address names it. */
export interface EntryInAddress {
  entry: string;
  /** In which of the panel's lists it stands, where there are several. */
  list?: string;
}

type EntryPanel = "directory" | "listings";

/** The address of a panel over the present page, with one of its entries open. */
export function entryHref(panel: EntryPanel, { entry, list }: EntryInAddress): string {
  return `?${new URLSearchParams({ [panel]: "1", entry, ...(list && { list }) }).toString()}`;
}

/** Says in the address which entry a panel is to show, be it open or about to be. */
export function nameEntry({ entry, list }: EntryInAddress): void {
  const query = new URLSearchParams(location.search);
  query.set("entry", entry);
  if (list) query.set("list", list);
  showAddress(`${location.pathname}?${query.toString()}${location.hash}`);
  dispatchEvent(new Event(named));
}

const named = "vt-entry-named";

/**
 * Opens the entry of a panel that the address names, whenever one is named, and once: it is no part of the address any
 * more, for it may be closed. Those of the listings alone stand in a list; what another panel is about to open is left to it.
 */
export function useEntryInAddress(panel: EntryPanel, onNamed: (named: EntryInAddress) => void): void {
  const act = useRef(onNamed);
  useEffect(() => void (act.current = onNamed));
  useEffect(() => {
    const open = () => {
      const query = new URLSearchParams(location.search);
      const [entry, list] = [query.get("entry"), query.get("list")];
      if (!entry || (list !== null) !== (panel === "listings")) return;
      showAddress(location.pathname + withoutEntry(location.search) + location.hash);
      act.current({ entry, ...(list && { list }) });
    };
    open();
    addEventListener(named, open);
    return () => removeEventListener(named, open);
  }, [panel]);
}
