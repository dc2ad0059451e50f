import type { EditorText } from "~/lib/locales.ts";

/** Texts of the canvas, the per-item menu and the option inputs. */
export const canvasMessages = {} as const satisfies Record<string, EditorText>;
