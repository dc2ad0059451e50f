import { useEffect, useReducer, useRef } from "react";
import { toast } from "../toasts/toast.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { uploadFile } from "./upload-file.ts";
import { idleQueue, nextQueue } from "./upload-queue.ts";
import { reasonMs, reasonOf } from "./upload-with-toast.ts";

/** How long it is said that an upload is complete. */
const restMs = 3_000;

/**
 * Uploads files one after the other, in the order in which they were chosen, also when its menu is closed meanwhile. A
 * file that is not taken is named with the reason, and the next one goes on.
 */
export function useBulkUpload(onUploaded: (medium: MediaRef) => void) {
  const { t, texts } = useEditorActions();
  const [queue, step] = useReducer(nextQueue, idleQueue);
  const last = useRef<{ id: number; work: Promise<void> }>({ id: 0, work: Promise.resolve() });

  useEffect(() => {
    if (queue.phase !== "completed") return;
    const timer = setTimeout(() => step({ type: "rested" }), restMs);
    return () => clearTimeout(timer);
  }, [queue.phase]);

  async function upload(id: number, file: File): Promise<void> {
    step({ type: "begun", id });
    try {
      onUploaded(await uploadFile(file, (percent) => step({ type: "progressed", id, percent })));
      step({ type: "ended", id, isTaken: true });
    } catch (error) {
      step({ type: "ended", id, isTaken: false });
      toast.error(t("media.uploadFailed", { name: file.name, reason: reasonOf(error, texts) }), { duration: reasonMs });
    }
  }

  return {
    queue,
    add(files: readonly File[]): void {
      const numbered = files.map((file, index) => ({ id: last.current.id + 1 + index, file }));
      step({ type: "added", files: numbered.map(({ id, file }) => ({ id, name: file.name })) });
      for (const { id, file } of numbered) {
        last.current = { id, work: last.current.work.then(() => upload(id, file)) };
      }
    },
  };
}
