import type { TextRange } from "../state/types.ts";

/** Where on the screen a text was clicked. */
export interface ClickedAt {
  x: number;
  y: number;
}

/** Where writing begins: at a click, at letters that were selected in plain lines, or at the end. */
export type RichTextStart = ClickedAt | TextRange | null;
