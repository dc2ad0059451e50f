import { useCallback } from "react";
import { useSitePart, useSiteSession } from "../site/site-context.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { saveStateOf } from "./save-state-of.ts";

/** How saving goes with the page and its site together, and the way to try again. */
export function useSaveState() {
  const { retry: retryPage } = useEditorActions();
  const session = useSiteSession();
  const state = useEditorPart((page) => page.saveState);
  const problem = useEditorPart((page) => page.saveProblem);
  const isPageKept = useEditorPart((page) => page.isKept);
  const isSiteKept = useSitePart((site) => site.isKept);
  const isSaving = useSitePart((site) => site.isSaving);
  const siteProblem = useSitePart((site) => site.problem);
  const retry = useCallback(() => {
    retryPage();
    session.retry();
  }, [retryPage, session]);
  return {
    ...saveStateOf({ state, problem, isKept: isPageKept }, { isSaving, problem: siteProblem, isKept: isSiteKept }),
    retry,
  };
}
