"use client";

import { useEffect, useRef } from "react";
import { focusItem, focusNext, menuAround } from "../canvas/menu/menu-focus.ts";
import { historyKey } from "../controls/history-key.ts";
import { useHistory } from "../site/use-history.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { closeInnerPart } from "../frame/inner-parts.ts";
import { opensCanvas } from "../frame/panel-flags.ts";
import { useLivePage } from "./use-live-page.ts";

/**
 * Cmd/Ctrl+E opens the toolbar, also out of a panel, and leads from the open one to the page as visitors see it (the
 * same keys lead back); where there is no such page it closes the toolbar. Cmd/Ctrl+K opens the palette of commands, pages and settings.
 * Escape closes the innermost first: what is selected, a panel, and then the toolbar, unless it comes within a second of another one. Cmd/Ctrl+Z undoes and with Shift
 * redoes, as Ctrl+Y does. A text that is being typed is written first, so its own native undo is not needed. Alt+F10
 * leads from an item to its menu, on to the bar and back; Escape leads from the menu back to the item.
 */
export function useShortcuts(): void {
  const { getState, select, flush } = useEditorActions();
  const { undo, redo } = useHistory();
  const { panel, openToolbar, closeAll, togglePanel, dialog, showDialog, preview } = useFrame();
  const showLivePage = useLivePage();
  const escapes = useRef<Escapes>({ last: -Infinity, before: -Infinity });

  useEffect(() => {
    // Before anybody hears of the key: a text or a dialog that it closes keeps it to itself.
    const onKey = ({ key, timeStamp }: KeyboardEvent) => {
      if (key === "Escape") escapes.current = { last: timeStamp, before: escapes.current.last };
    };
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const isCommand = (event.metaKey || event.ctrlKey) && !event.altKey;
      const key = event.key.toLowerCase();
      if (isCommand && key === "e" && !event.shiftKey) {
        event.preventDefault();
        if (dialog) return;
        if (!opensCanvas(panel)) return openToolbar();
        void showLivePage().then((isShown) => isShown || closeAll());
        return;
      }
      if (isCommand && key === "k" && !event.shiftKey) {
        event.preventDefault();
        if (dialog || preview || isIn(event.target, openPopups)) return;
        flush();
        return showDialog("palette");
      }
      if (event.key === "Escape") return onEscape(event);
      if (event.key === "F10" && event.altKey && opensCanvas(panel) && !dialog) {
        event.preventDefault();
        return focusNext(event.target, getState().selection);
      }
      const step = historyKey(event);
      if (!step || panel === null || dialog || isOwnField(event.target)) return;
      event.preventDefault();
      if (step === "redo") redo();
      else undo();
    };

    function onEscape(event: KeyboardEvent): void {
      if (dialog || isIn(event.target, popups)) return; // it closes itself
      if (panel === null) return;
      if (!opensCanvas(panel)) return togglePanel(panel);
      if (panel !== "toolbar" && isIn(event.target, ".vt-panel")) return openToolbar();
      const { selection } = getState();
      if (!selection && panel !== "toolbar") return openToolbar();
      if (!selection) return closeInnerPart() || isRepeated(escapes.current) ? undefined : closeAll();
      const menu = menuAround(event.target);
      if (menu !== "bar") select(null);
      if (menu !== null) focusItem(selection);
    }

    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [
    panel,
    dialog,
    preview,
    openToolbar,
    closeAll,
    togglePanel,
    showDialog,
    undo,
    redo,
    getState,
    select,
    flush,
    showLivePage,
  ]);
}

/** When Escape was last pressed and when before that, in milliseconds of the events' clock. */
interface Escapes {
  last: number;
  before: number;
}

/** So long after an Escape that left something another one is a key pressed once too often, in milliseconds. */
const repeatMs = 1_000;

/** Whether Escape was pressed right after another Escape: who leaves a text in haste does not mean the editor. */
const isRepeated = ({ last, before }: Escapes) => last - before < repeatMs;

/**
 * An input of a panel or dialog that takes letters has its own undo, in a panel or menu as long as what is written there
 * is not saved; the texts of the page are the editor's.
 */
function isOwnField(target: EventTarget | null): boolean {
  if (isIn(target, ":is([data-vt-panel], [data-vt-menu]) [data-vt-saved]")) return false;
  if (target instanceof HTMLInputElement) return !/^(checkbox|radio|range|color|button|submit|file)$/.test(target.type);
  return target instanceof HTMLTextAreaElement;
}

const popups = '[role="menu"], [role="dialog"]:not([data-vt-panel]), [role="alertdialog"]';
/** One that fades away keeps no key to itself. */
const openPopups = `:is(${popups}):not([data-closed])`;

function isIn(target: EventTarget | null, around: string): boolean {
  return target instanceof Element && target.closest(around) !== null;
}
