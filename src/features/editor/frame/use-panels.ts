"use client";

import { useCallback, useEffect, useState } from "react";
import type { OwnedStore } from "../state/store.ts";
import { showAddress } from "../state/addresses.ts";
import { opensCanvas, panelOf, toggled, withPanel, type Panel, type SidePanelName } from "./panel-flags.ts";

/** The open panel, kept in the address, and in step with the store's `isToolbarOpen`. */
export function usePanels(store: OwnedStore, initial: Panel) {
  const [panel, setPanel] = useState<Panel>(initial);

  const show = useCallback(
    (next: Panel) => {
      store.actions.setToolbarOpen(opensCanvas(next));
      setPanel(next);
      showAddress(location.pathname + withPanel(location.search, next) + location.hash);
    },
    [store],
  );

  useEffect(() => {
    const onPopState = () => {
      const next = panelOf(new URLSearchParams(location.search));
      store.actions.setToolbarOpen(opensCanvas(next));
      setPanel(next);
    };
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, [store]);

  const openToolbar = useCallback(() => show("toolbar"), [show]);
  const closeAll = useCallback(() => show(null), [show]);
  const togglePanel = useCallback((button: SidePanelName) => show(toggled(panel, button)), [show, panel]);
  return { panel, openToolbar, closeAll, togglePanel, openPanel: show };
}
