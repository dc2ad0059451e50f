import { createContext, use } from "react";
import type { MediaTarget } from "../media/media-target.ts";
import type { Reached } from "./reached.ts";
import type { Ui, ViewContext } from "~/features/blocks/ui.ts";

/** Where a new section goes: behind `nextTo` (null: to `position`, usually the end), or into the board `parentId`. */
export interface AddPlace {
  nextTo: string | null;
  parentId: string | null;
  position?: "start" | "end";
}

/** What the parts of the canvas share besides the editor's state. Every function keeps its identity. */
export interface CanvasSetting {
  view: ViewContext;
  /** The primitives that sections and cards are drawn with. */
  ui: Ui;
  /** Sections that nobody has come to yet draw no tools. */
  reached: Reached;
  /** Opens the dialog of section kinds. */
  openAddDialog: (place: AddPlace) => void;
  /** Opens the media library for an image or video field, or for a list to which what is chosen is added. */
  openMediaPicker: (target: MediaTarget) => void;
  /** Opens the editor of the collection that a section shows. */
  openCollection: (groupId: string) => void;
  /** Asks before a draft is deleted. */
  askDelete: (groupId: string) => void;
  /** The place in the text bar that the rich-text tools are drawn into, once it stands. */
  toolsSlot: HTMLElement | null;
  setToolsSlot: (slot: HTMLElement | null) => void;
}

export const CanvasContext = createContext<CanvasSetting | null>(null);

/** What the parts of the canvas share. */
export function useCanvas(): CanvasSetting {
  const setting = use(CanvasContext);
  if (!setting) throw new Error("This part must stand inside the canvas");
  return setting;
}
