"use client";

import { useCallback } from "react";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { isSitesTurn } from "./is-sites-turn.ts";
import { useSitePart, useSiteSession } from "./site-context.tsx";

/** One undo and one redo for the page under edit and its site together: the newest step goes first, wherever it was. */
export function useHistory() {
  const { undo: undoOnPage, redo: redoOnPage, flush, getState } = useEditorActions();
  const session = useSiteSession();
  const canUndo = useEditorPart((state) => state.canUndo);
  const canRedo = useEditorPart((state) => state.canRedo);
  const siteUndoAt = useSitePart((state) => state.undoAt);
  const siteRedoAt = useSitePart((state) => state.redoAt);

  const undo = useCallback(() => {
    flush(); // words that are being typed are a step of their own
    if (isSitesTurn(session.getState().undoAt, getState().undoAt)) void session.takeBack("undo");
    else undoOnPage();
  }, [session, flush, getState, undoOnPage]);

  const redo = useCallback(() => {
    if (isSitesTurn(session.getState().redoAt, getState().redoAt)) void session.takeBack("redo");
    else redoOnPage();
  }, [session, getState, redoOnPage]);

  return { undo, redo, canUndo: canUndo || siteUndoAt !== null, canRedo: canRedo || siteRedoAt !== null };
}
