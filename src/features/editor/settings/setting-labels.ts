import { ownValue } from "~/lib/own-value.ts";
import type { EditorTexts } from "../messages.ts";

/** The name of a setting by its whole path in the settings object; an unknown one keeps its key. */
export function settingLabel(path: readonly string[], texts: EditorTexts): string {
  return textAt(`setting.${path.join(".")}`, texts) ?? path.at(-1) ?? "";
}

/** A choice in words; anything else (an address, a name) as it is. */
export function settingValue(value: string, texts: EditorTexts): string {
  return textAt(`settingValue.${value}`, texts) ?? value;
}

function textAt(key: string, { editor }: EditorTexts): string | null {
  const text = ownValue(editor, key) ?? null;
  return typeof text === "string" ? text : null;
}
