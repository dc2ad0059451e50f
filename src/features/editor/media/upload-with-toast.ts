import type { MediaRef } from "~/features/media/schema.ts";
import { toast } from "../toasts/toast.ts";
import type { EditorTexts } from "../messages.ts";
import type { EditorTools } from "../state/editor-context.tsx";
import { refusalText } from "../dialogs/message-of.ts";
import { UploadFailed, uploadFile, type UploadType } from "./upload-file.ts";

/** A file that was not taken is named with the reason, for long enough to be read. */
export const reasonMs = 10_000;

/** What may have passed, or been mended, when the same file is tried again. */
const passing = new Set([null, "other", "signed-out", "media-full", "disk-full"]);

interface Saying extends Pick<EditorTools, "t" | "texts"> {
  mediaType?: UploadType;
  /** Takes the same file once more. */
  again?: () => void;
}

/**
 * Uploads one file and tells how it goes, with a way to stop it; null when it was not taken, with `again` offered where the
 * file itself is not at fault.
 */
export async function uploadWithToast(file: File, saying: Saying): Promise<MediaRef | null> {
  const { t, texts, mediaType = "image", again } = saying;
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
    toast.error(t("media.uploadFailed", { name: file.name, reason: reasonOf(error, texts) }), {
      ...{ id, duration: reasonMs },
      ...(again && mayPass(error) && { action: { label: t("save.retry"), onClick: again } }),
    });
    return null;
  }
}

/** Whether the same file may be taken when it is tried again. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof UploadFailed) || passing.has(error.refusal);
}

/** Why a file was not taken, in words. */
export function reasonOf(error: unknown, texts: EditorTexts): string {
  const refusal = error instanceof UploadFailed ? error.refusal : "other";
  return refusal === null ? texts.editor["save.offlineShort"] : refusalText(refusal, texts);
}
