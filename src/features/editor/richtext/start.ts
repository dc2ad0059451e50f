import type { TextRange } from "../state/types.ts";

/** Where on the screen a text was clicked. */
export interface ClickedAt {
  x: number;
  y: number;
}

/** All of a text, to be typed over. */
export const whole: TextRange = { anchor: 0, focus: Infinity };

/** On a text that is about to get the keyboard: all of it is selected then. */
export const typedOver = "data-vt-typed-over";

/** Where writing begins: at a click, at letters that were selected in plain lines, or at the end. */
export type RichTextStart = ClickedAt | TextRange | null;
