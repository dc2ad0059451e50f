import type { Action } from "sonner";
import type { Translate } from "../messages.ts";
import { toast } from "./toast.ts";

/** The button of a toast that copies a person's words; the toast stays until they are copied. */
export function copyWords(text: string, { id, t }: { id: string | number; t: Translate }): Action {
  return {
    label: t("save.copyText"),
    onClick(event) {
      event.preventDefault();
      void copyAndTell(text, { id, t });
    },
  };
}

/** Copies a person's words; where that fails, they stand in a toast to be copied by hand. */
export async function copyAndTell(text: string, { id, t }: { id: string | number; t: Translate }): Promise<void> {
  if (await copied(text)) toast.success(t("save.copied"), { id, description: undefined });
  else toast.error(t("save.notCopied"), { id, description: text, duration: Infinity });
}

/** Whether a text has come into the clipboard: also where a page without encryption has none of its own. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByCommand(text);
  }
}

function copiedByCommand(text: string): boolean {
  const before = document.activeElement;
  const box = document.createElement("textarea");
  box.value = text;
  box.style.position = "fixed"; // nothing scrolls
  document.body.append(box);
  box.select();
  const isCopied = document.execCommand("copy");
  box.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isCopied;
}
