"use client";

import { Check, CloudOff, CloudUpload, TriangleAlert } from "lucide-react";
import type { MessageKey } from "../messages.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { SaveProblem, SaveState } from "../state/types.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { useSaveState } from "./use-save-state.ts";

/** Whether the work is safe, in words and with a sign, always on screen and told to screen readers. */
export function SaveStatus() {
  const { state, problem, isKept, retry } = useSaveState();
  const { t } = useEditorActions();
  const { showDialog } = useFrame();
  const words = t(wordsOf(state, problem, isKept));

  return (
    <div className="vt-save" data-state={state}>
      <span role="status" className="vt-save__words" title={words}>
        <SaveIcon state={state} />
        <span className="vt-save__text">{words}</span>
      </span>
      {problem === "conflict" && (
        <button type="button" className="vt-link" onClick={() => showDialog("conflict")}>
          {t("conflict.open")}
        </button>
      )}
      {problem === "gone" && (
        <button type="button" className="vt-link" onClick={() => showDialog("gone")}>
          {t("gone.open")}
        </button>
      )}
      {(problem === "offline" || problem === "server") && (
        <button type="button" className="vt-link" onClick={retry}>
          {t("save.retry")}
        </button>
      )}
    </div>
  );
}

function SaveIcon({ state }: { state: SaveState }) {
  switch (state) {
    case "saved":
      return <Check size={16} aria-hidden />;
    case "saving":
      return <CloudUpload size={16} aria-hidden />; // still: what moves has the whole page drawn anew beside each key
    case "offline":
      return <CloudOff size={16} aria-hidden />;
    case "failed":
      return <TriangleAlert size={16} aria-hidden />;
  }
}

function wordsOf(state: SaveState, problem: SaveProblem, isKept: boolean): MessageKey {
  if (state === "saved") return "save.saved";
  switch (problem) {
    case "conflict":
      return "save.conflict";
    case "signedOut":
      return "save.signedOut";
    case "forbidden":
      return "save.forbidden";
    case "gone":
      return "save.gone";
    case "offline":
      return isKept ? "save.offline" : "save.offlineUnkept";
    case "server":
      return "save.failed";
    case "none":
      return "save.saving";
  }
}
