import type { MediaRef } from "~/features/media/schema.ts";
import { toast } from "../toasts/toast.ts";
import type { EditorTexts } from "../messages.ts";
import type { EditorTools } from "../state/editor-context.tsx";
import { refusalText } from "../dialogs/message-of.ts";
import { UploadFailed, uploadFile, type UploadType } from "./upload-file.ts";

/** A file that was not taken is named with the reason, for long enough to be read. */
export const reasonMs = 10_000;

type Saying = Pick<EditorTools, "t" | "texts"> & { mediaType?: UploadType };

/** Uploads one file and tells how it goes, with a way to stop it; null when it was not taken. */
export async function uploadWithToast(file: File, { t, texts, mediaType = "image" }: Saying): Promise<MediaRef | null> {
  const told = (percent: number) => t("media.uploadingFile", { name: file.name, percent });
  const stop = new AbortController();
  const cancel = { label: t("add.cancel"), onClick: () => stop.abort() };
  const id = toast.loading(told(0), { cancel });
  try {
    const medium = await uploadFile(file, {
      mediaType,
      signal: stop.signal,
      onProgress: (percent) => void toast.loading(told(percent), { id, cancel }),
    });
    toast.success(t("media.uploadedFile", { name: file.name }), { id, cancel: undefined });
    return medium;
  } catch (error) {
    if (stop.signal.aborted) {
      toast.dismiss(id);
      return null;
    }
    const reason = reasonOf(error, texts);
    toast.error(t("media.uploadFailed", { name: file.name, reason }), { id, duration: reasonMs, cancel: undefined });
    return null;
  }
}

/** Why a file was not taken, in words. */
export function reasonOf(error: unknown, texts: EditorTexts): string {
  const refusal = error instanceof UploadFailed ? error.refusal : "other";
  return refusal === null ? texts.editor["save.offlineShort"] : refusalText(refusal, texts);
}
