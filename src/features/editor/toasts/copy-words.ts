import type { Action } from "sonner";
import { copyText } from "~/lib/browser/copy-text.ts";
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
  if (await copyText(text)) toast.success(t("save.copied"), { id, description: undefined });
  else toast.error(t("save.notCopied"), { id, description: text, duration: Infinity });
}
