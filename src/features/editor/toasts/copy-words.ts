import type { ExternalToast } from "sonner";
import { copyText } from "~/lib/browser/copy-text.ts";
import type { Translate } from "../messages.ts";
import { toast } from "./toast.ts";

/** How a toast keeps a person's words, if there are any: it shows them, copies them, and stays until that is done. */
export function withWords(text: string | null | undefined, { id, t }: { id: string; t: Translate }): ExternalToast {
  if (!text) return { id };
  const action: ExternalToast["action"] = {
    label: t("save.copyText"),
    onClick(event) {
      event.preventDefault();
      void copyAndTell(text, { id, t });
    },
  };
  return { id, description: text, action, duration: Infinity };
}

/** Copies a person's words; where that fails, they stand in a toast to be copied by hand. */
export async function copyAndTell(text: string, { id, t }: { id: string; t: Translate }): Promise<void> {
  if (await copyText(text)) toast.success(t("save.copied"), { id, description: undefined });
  else toast.error(t("save.notCopied"), { id, description: text, duration: Infinity });
}
