"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { openDialogs } from "../dialogs/open-dialogs.ts";
import { noteAddress } from "../state/addresses.ts";
import type { OwnedStore } from "../state/store.ts";
import { allWords, type Words } from "../state/unsaved-words.ts";
import { keepingPlace } from "./keeping-place.ts";
import { isSidePanel, opensCanvas, panelOf, toggled, type Panel, type SidePanelName } from "./panel-flags.ts";
import { addEntry, depthOfEntry, showFlag, showPanel } from "./panel-history.ts";

/** What a person is asked about: what is done when they agree, and the words that would be lost by it. */
export interface Leaving {
  then: () => void;
  words: Words;
}

/**
 * The open panel, kept in the address, and in step with the store's `isToolbarOpen`. A side panel gives the
 * toolbar back when it is closed, and the browser's Back closes it, or the uppermost dialog where one is open. Where words
 * would be lost that are not saved, the person is asked before another one takes its place.
 */
export function usePanels(store: OwnedStore, initial: Panel) {
  const [panel, setPanel] = useState<Panel>(initial);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const depth = useRef(0);

  const leave = useCallback(
    (then: () => void, words = allWords) => {
      if (!words.areHeld()) return then();
      store.actions.flush(); // what can be saved needs no question
      // Once that has been drawn; and the key press that asks would close the question, too.
      setTimeout(() => (words.areHeld() ? setLeaving({ then, words }) : then()));
    },
    [store],
  );
  const stay = useCallback(() => setLeaving(null), []);

  const show = useCallback(
    (next: Panel) => {
      const change = () => {
        store.actions.setToolbarOpen(opensCanvas(next));
        setPanel(next);
        showPanel(next);
        depth.current = depthOfEntry();
      };
      if (next === panel) change();
      else leave(() => keepingPlace(change));
    },
    [store, panel, leave],
  );

  useEffect(() => {
    depth.current = depthOfEntry();
    const openParts = () => openDialogs.count() + (isSidePanel(panel) ? 1 : 0);
    const onDialog = () => {
      if (depthOfEntry() < openParts()) addEntry(panel);
      depth.current = depthOfEntry();
    };
    const onPopState = (event: PopStateEvent) => {
      const isBack = depthOfEntry() < depth.current;
      noteAddress(isBack);
      const next = panelOf(new URLSearchParams(location.search));
      if (isBack) event.stopImmediatePropagation(); // for Next's router it is the same page
      const isLeft = isBack && depthOfEntry() < openParts();
      const isDialog = isLeft && openDialogs.count() > 0;
      // The open panel's address, until somebody has agreed to leave it.
      if (isLeft && !isDialog && next !== panel) addEntry(panel);
      else showFlag(panel);
      depth.current = depthOfEntry();
      if (isDialog) openDialogs.closeUppermost();
      // What had this entry was closed before: there is nothing to see between here and the page before.
      else if (isBack && (!isLeft || next === panel)) history.back();
      else show(next);
    };
    const stopHearing = openDialogs.whenOpened(onDialog);
    window.addEventListener("popstate", onPopState, { capture: true });
    return () => {
      stopHearing();
      window.removeEventListener("popstate", onPopState, { capture: true });
    };
  }, [panel, show]);

  const openToolbar = useCallback(() => show("toolbar"), [show]);
  const closeAll = useCallback(() => show(null), [show]);
  const togglePanel = useCallback((button: SidePanelName) => show(toggled(panel, button)), [show, panel]);
  return { panel, openToolbar, closeAll, togglePanel, openPanel: show, leaving, leave, stay };
}
