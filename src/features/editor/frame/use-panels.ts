"use client";

import { useCallback, useEffect, useState } from "react";
import type { OwnedStore } from "../state/store.ts";
import { showAddress } from "../state/addresses.ts";
import { allWords } from "../state/unsaved-words.ts";
import { keepingPlace } from "./keeping-place.ts";
import { opensCanvas, panelOf, toggled, withPanel, type Panel, type SidePanelName } from "./panel-flags.ts";

/**
 * The open panel, kept in the address, and in step with the store's `isToolbarOpen`. A side panel gives the
 * toolbar back when it is closed. Where words would be lost that are not saved, the person is asked before another one
 * takes its place.
 */
export function usePanels(store: OwnedStore, initial: Panel) {
  const [panel, setPanel] = useState<Panel>(initial);
  const [leaving, setLeaving] = useState<(() => void) | null>(null);

  const leave = useCallback(
    (then: () => void, words = allWords) => {
      if (!words.areHeld()) return then();
      store.actions.flush(); // what can be saved needs no question
      // Once that has been drawn; and the key press that asks would close the question, too.
      setTimeout(() => (words.areHeld() ? setLeaving(() => then) : then()));
    },
    [store],
  );
  const stay = useCallback(() => setLeaving(null), []);

  const show = useCallback(
    (next: Panel) => {
      const change = () => {
        store.actions.setToolbarOpen(opensCanvas(next));
        setPanel(next);
        showFlag(next);
      };
      if (next === panel) change();
      else leave(() => keepingPlace(change));
    },
    [store, panel, leave],
  );

  useEffect(() => {
    const onPopState = () => {
      const next = panelOf(new URLSearchParams(location.search));
      showFlag(panel); // until somebody has agreed to leave it
      show(next);
    };
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, [panel, show]);

  const openToolbar = useCallback(() => show("toolbar"), [show]);
  const closeAll = useCallback(() => show(null), [show]);
  const togglePanel = useCallback((button: SidePanelName) => show(toggled(panel, button)), [show, panel]);
  return { panel, openToolbar, closeAll, togglePanel, openPanel: show, leaving, leave, stay };
}

function showFlag(panel: Panel): void {
  showAddress(location.pathname + withPanel(location.search, panel) + location.hash);
}
