import type { EditorLocale, EditorText } from "~/lib/locales.ts";
import { canvasMessages } from "./canvas/messages.ts";
import { frameMessages } from "./frame/messages.ts";

/** Every text of the editor interface, German (default) and French. */
export const messages = { ...frameMessages, ...canvasMessages } satisfies Record<string, EditorText>;
export type MessageKey = keyof typeof messages;
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

/** Reads texts in one language; `{name}` in a text is replaced by the value of that name. */
export function translator(locale: EditorLocale): Translate {
  return (key, values = {}) =>
    messages[key][locale].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
