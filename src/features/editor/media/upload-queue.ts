export interface QueuedFile {
  id: number;
  name: string;
  state: "waiting" | "running" | "done" | "failed";
  /** How much of it is on the server. */
  percent: number;
  /** Why it was not taken. */
  problem?: string;
  /** The file itself is at fault: it would be refused again. */
  isFinal?: boolean;
}

/** What a bulk upload shows: nothing, its files, or for a moment that all of them were seen to. */
interface UploadQueue {
  phase: "idle" | "uploading" | "completed";
  files: QueuedFile[];
}

export const idleQueue: UploadQueue = { phase: "idle", files: [] };

export type QueueStep =
  | { type: "added"; files: { id: number; name: string }[] }
  | { type: "begun"; id: number }
  | { type: "progressed"; id: number; percent: number }
  /** With the reason where it was not taken. */
  | { type: "ended"; id: number; problem?: string; isFinal?: boolean }
  | { type: "again"; id: number }
  | { type: "removed"; id: number }
  | { type: "rested" };

/**
 * One step of a bulk upload. It is complete once no file waits or runs, if one of them at least was taken. What failed
 * stays, to be tried again or taken out.
 */
export function nextQueue(queue: UploadQueue, step: QueueStep): UploadQueue {
  switch (step.type) {
    case "added": {
      const before = queue.phase === "uploading" ? queue.files : failedOf(queue);
      const added = step.files.map((file) => ({ ...file, state: "waiting" as const, percent: 0 }));
      return added.length === 0 ? queue : { phase: "uploading", files: [...before, ...added] };
    }
    case "begun":
      return withFile(queue, step.id, { state: "running" });
    case "progressed":
      return withFile(queue, step.id, { percent: step.percent });
    case "ended": {
      const { id, problem, isFinal = false } = step;
      const end: Partial<QueuedFile> =
        problem === undefined ? { state: "done", percent: 100 } : { state: "failed", problem, isFinal };
      return ended(withFile(queue, id, end));
    }
    case "again":
      return { ...withFile(queue, step.id, { state: "waiting", percent: 0 }), phase: "uploading" };
    case "removed":
      return ended({ ...queue, files: queue.files.filter(({ id }) => id !== step.id) });
    case "rested":
      return queue.phase === "completed" ? { phase: "idle", files: failedOf(queue) } : queue;
  }
}

const places: readonly QueuedFile["state"][] = ["failed", "running", "waiting", "done"];

/**
 * Where a file is listed, for the style sheet's `order`: those first that somebody has to see to, then what is under way;
 * what is done last. In the page itself they stay where they are, for a row that moves there loses the keyboard.
 */
export function placeOf({ state }: QueuedFile): number {
  return places.indexOf(state);
}

/** Those that can still be stopped. */
export function openFiles({ files }: UploadQueue): QueuedFile[] {
  return files.filter(({ state }) => state === "waiting" || state === "running");
}

function ended(queue: UploadQueue): UploadQueue {
  const { phase, files } = queue;
  if (phase !== "uploading" || openFiles(queue).length > 0) return queue;
  return { phase: files.some(({ state }) => state === "done") ? "completed" : "idle", files };
}

const failedOf = ({ files }: UploadQueue) => files.filter(({ state }) => state === "failed");

function withFile(queue: UploadQueue, id: number, change: Partial<QueuedFile>): UploadQueue {
  return { ...queue, files: queue.files.map((file) => (file.id === id ? { ...file, ...change } : file)) };
}
