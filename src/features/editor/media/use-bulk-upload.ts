import { useEffect, useReducer, useRef } from "react";
import pLimit from "p-limit";
import { toast } from "../toasts/toast.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { uploadFile, type UploadType } from "./upload-file.ts";
import { idleQueue, nextQueue, openFiles } from "./upload-queue.ts";
import { mayPass, reasonMs, reasonOf } from "./upload-with-toast.ts";

/** How long it is said that an upload is complete. */
const restMs = 3_000;
/** So many files are on their way at the same moment: from two windows as many as the server takes of one person. */
const mostAtOnce = 4;

interface Sending {
  file: File;
  /** As when it was chosen: by the next try, somebody may look at another folder, or at documents. */
  into: { mediaType: UploadType; folder: string | undefined };
  stop: AbortController;
}

/**
 * Uploads files, a few at the same moment, also when their menu is closed meanwhile, and hands them on in the order in which
 * they were chosen. A file that is not taken is named with the reason, and the others go on; it can be tried again, unless it is itself at fault.
 */
export function useBulkUpload(onUploaded: (medium: MediaRef) => void, chosenFor: Sending["into"]) {
  const { t, texts } = useEditorActions();
  const [queue, step] = useReducer(nextQueue, idleQueue);
  const sending = useRef(new Map<number, Sending>());
  const lastId = useRef(0);
  const inTurn = useRef(pLimit(mostAtOnce));
  const handedOn = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    if (queue.phase !== "completed") return;
    const timer = setTimeout(() => step({ type: "rested" }), restMs);
    return () => clearTimeout(timer);
  }, [queue.phase]);

  async function upload(id: number, { file, into, stop: { signal } }: Sending): Promise<MediaRef | null> {
    if (signal.aborted) return null;
    step({ type: "begun", id });
    try {
      const medium = await uploadFile(file, {
        ...into,
        signal,
        onProgress: (percent) => step({ type: "progressed", id, percent }),
      });
      step({ type: "ended", id });
      return medium;
    } catch (error) {
      if (signal.aborted) return null;
      const problem = reasonOf(error, texts);
      step({ type: "ended", id, problem, isFinal: !mayPass(error) });
      toast.error(t("media.uploadFailed", { name: file.name, reason: problem }), { duration: reasonMs });
      return null;
    }
  }

  function begin(id: number, file: File, into: Sending["into"]): void {
    const begun = { file, into, stop: new AbortController() };
    sending.current.set(id, begun);
    const uploaded = inTurn.current(() => upload(id, begun));
    handedOn.current = Promise.all([uploaded, handedOn.current]).then(([medium]) => medium && onUploaded(medium));
  }

  /** Stops a file that is on its way or waits, and takes one that failed out of the list. */
  function cancel(id: number): void {
    sending.current.get(id)?.stop.abort();
    sending.current.delete(id);
    step({ type: "removed", id });
  }

  return {
    queue,
    add(files: readonly File[]): void {
      const numbered = files.map((file) => ({ id: (lastId.current += 1), file }));
      step({ type: "added", files: numbered.map(({ id, file }) => ({ id, name: file.name })) });
      for (const { id, file } of numbered) begin(id, file, chosenFor);
    },
    cancel,
    /** Stops everything that is on its way or waits. */
    cancelAll(): void {
      for (const { id } of openFiles(queue)) cancel(id);
    },
    retry(id: number): void {
      const failed = sending.current.get(id);
      if (!failed) return;
      step({ type: "again", id });
      begin(id, failed.file, failed.into);
    },
  };
}
