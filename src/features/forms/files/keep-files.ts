import { randomUUID } from "node:crypto";
import { z } from "zod";
import { answerStorage } from "~/features/media/open-storage.ts";
import { hour } from "~/lib/time/lengths.ts";
import type { RootDb } from "~/server/db.ts";
import { defineJob } from "~/server/jobs/define-job.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import type { ReceivedFile } from "./received-file.ts";

/** What is noted of a kept file. */
type KeptFile = Omit<ReceivedFile, "digest" | "path"> & { id: string };

/** Under this name lies the one file of each place. */
export const storedName = "file.bin";

/** Takes a file of visitors away that no answer has, or has any more. */
export const removeFormFileJob = defineJob({
  name: "forms.removeFile",
  input: z.object({ siteId: z.uuid(), fileId: z.uuid() }),
  seconds: 120,
  async run({ db }, { siteId, fileId }) {
    if ((await db.formFile.count({ where: { siteId, id: fileId } })) > 0) return;
    await answerStorage().remove({ siteId, objectId: fileId });
  },
});

/**
 * Puts files where they are kept. Whether an answer has them is looked at an hour later: what no answer came to name, also
 * because the process ended meanwhile, goes then.
 */
export async function keepFiles(db: RootDb, siteId: string, files: readonly ReceivedFile[]): Promise<KeptFile[]> {
  const kept: KeptFile[] = [];
  for (const { question, name, type, size, path } of files) {
    const id = randomUUID();
    await enqueue(db, removeFormFileJob, { siteId, fileId: id }, { after: new Date(Date.now() + hour) });
    const place = { siteId, objectId: id };
    await answerStorage().place(place, []);
    await answerStorage().addFromDisk(place, { name: storedName, path });
    kept.push({ id, question, name, type, size });
  }
  return kept;
}
