"use client";

import { useCallback } from "react";
import { useOtherPageSteps } from "../pages/use-other-page-steps.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { useSitePart, useSiteSession } from "./site-context.tsx";
import { whoseTurn } from "./whose-turn.ts";

/** One undo and one redo for the page under edit, its site and all other pages together: the newest step goes first. */
export function useHistory() {
  const { undo: undoOnPage, redo: redoOnPage, flush, getState } = useEditorActions();
  const session = useSiteSession();
  const others = useOtherPageSteps();
  const canUndo = useEditorPart((state) => state.canUndo);
  const canRedo = useEditorPart((state) => state.canRedo);
  const siteUndoAt = useSitePart((state) => state.undoAt);
  const siteRedoAt = useSitePart((state) => state.redoAt);

  const take = useCallback(
    (from: "undo" | "redo") => {
      const at = from === "undo" ? "undoAt" : "redoAt";
      const turn = whoseTurn({ page: getState()[at], site: session.getState()[at], otherPage: others.timesOf()[at] });
      if (turn === "site") void session.takeBack(from);
      else if (turn === "otherPage") void others.take(from);
      else if (from === "undo") undoOnPage();
      else redoOnPage();
    },
    [session, others, getState, undoOnPage, redoOnPage],
  );
  const undo = useCallback(() => {
    flush(); // words that are being typed are a step of their own
    take("undo");
  }, [flush, take]);
  const redo = useCallback(() => take("redo"), [take]);

  return {
    undo,
    redo,
    canUndo: canUndo || siteUndoAt !== null || others.undoAt !== null,
    canRedo: canRedo || siteRedoAt !== null || others.redoAt !== null,
  };
}
