"use client";

import { createContext, use, type ReactNode } from "react";
import type { ShownVersion } from "../history/shown-version.ts";
import type { PreviewDevice } from "../devices/devices.ts";
import type { Words } from "../state/unsaved-words.ts";
import type { Panel, SidePanelName } from "./panel-flags.ts";
import type { Leaving } from "./use-panels.ts";

/**
 * `check` is the dialog before a publish for whoever wants to see what there is to put right, be there something to
 * publish or not; `news` is the changelog with what the person has not seen, which may open
 * by itself.
 */
export type Dialog =
  | "publish"
  | "check"
  | "publishAll"
  | "revert"
  | "takeDown"
  | "conflict"
  | "gone"
  | "previewLinks"
  | "schedule"
  | "palette"
  | "deleteSection"
  | "changelog"
  | "news"
  | null;

/** What only the frame (toolbar, panels, dialogs) shares; the canvas needs none of it. */
export interface Frame {
  panel: Panel;
  openToolbar: () => void;
  /** Closes the toolbar and every panel. */
  closeAll: () => void;
  togglePanel: (button: SidePanelName) => void;
  /** The same for whoever knows that it should be open afterwards. */
  openPanel: (panel: SidePanelName) => void;
  /**
   * Does what closes a part that can hold written words; where there are some, once the person has agreed. Without a
   * part, the words of all count.
   */
  leave: (then: () => void, words?: Words) => void;
  /** What waits for that. */
  leaving: Leaving | null;
  /** Keeps the words, and what is open. */
  stay: () => void;
  dialog: Dialog;
  showDialog: (dialog: Dialog) => void;
  /** Closes these; another one that has opened meanwhile stays. */
  closeDialog: (...own: Dialog[]) => void;
  /** An earlier version that stands in the place of the page, while the history is open. */
  version: ShownVersion | null;
  showVersion: (version: ShownVersion | null) => void;
  /** The window in which the page is looked at, as visitors will see it; null while it is edited. */
  preview: PreviewDevice | null;
  openPreview: (device: PreviewDevice | null) => void;
}

const FrameContext = createContext<Frame | null>(null);

export function FrameProvider({ frame, children }: { frame: Frame; children: ReactNode }) {
  return <FrameContext value={frame}>{children}</FrameContext>;
}

export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (!frame) throw new Error("The frame's parts must stand inside <FrameProvider>");
  return frame;
}
