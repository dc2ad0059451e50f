import type { MediaRef } from "~/features/media/schema.ts";
import { toast } from "../toasts/toast.ts";
import type { EditorTexts } from "../messages.ts";
import type { EditorTools } from "../state/editor-context.tsx";
import { refusalText } from "../dialogs/message-of.ts";
import { UploadFailed, uploadFile } from "./upload-file.ts";

/** A file that was not taken is named with the reason, for long enough to be read. */
export const reasonMs = 10_000;

type Saying = Pick<EditorTools, "t" | "texts">;

/** Uploads one picture and tells how it goes; null when it was not taken. */
export async function uploadWithToast(file: File, { t, texts }: Saying): Promise<MediaRef | null> {
  const told = (percent: number) => t("media.uploadingFile", { name: file.name, percent });
  const id = toast.loading(told(0));
  try {
    const medium = await uploadFile(file, (percent) => void toast.loading(told(percent), { id }));
    toast.success(t("media.uploadedFile", { name: file.name }), { id });
    return medium;
  } catch (error) {
    const reason = reasonOf(error, texts);
    toast.error(t("media.uploadFailed", { name: file.name, reason }), { id, duration: reasonMs });
    return null;
  }
}

/** Why a file was not taken, in words. */
export function reasonOf(error: unknown, texts: EditorTexts): string {
  const refusal = error instanceof UploadFailed ? error.refusal : "other";
  return refusal === null ? texts.editor["save.offlineShort"] : refusalText(refusal, texts);
}
