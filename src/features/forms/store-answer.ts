import type { Db, Prisma, RootDb } from "~/server/db.ts";
import { hasRoomInTurn } from "./files/file-room.ts";
import { keepFiles } from "./files/keep-files.ts";
import type { ReceivedFile } from "./files/received-file.ts";

interface Stored {
  answer: Prisma.FormSubmissionCreateManyInput & { id: string };
  files: readonly ReceivedFile[];
  /** What belongs to a new answer, in its transaction. */
  tell?: (tx: Db) => Promise<void>;
}

/** Whether a site has stored an answer already. */
export async function hasAnswer(db: Db, { siteId, id }: { siteId: string; id: string }): Promise<boolean> {
  return (await db.formSubmission.count({ where: { siteId, id } })) > 0;
}

/**
 * Stores an answer with its files, all or nothing; one that is there already stays as it is. Answers whether it is there:
 * not where the site has no room for its files.
 */
export async function storeAnswer(db: RootDb, { answer, files, tell }: Stored): Promise<boolean> {
  const { id: submissionId, siteId, isSpam } = answer;
  const kept = await keepFiles(db, siteId, files);
  return db.$transaction(async (tx) => {
    const hasRoom = await hasRoomInTurn(tx, { siteId, files, isSpam: isSpam === true });
    if (!hasRoom) return hasAnswer(tx, { siteId, id: submissionId });
    const { count } = await tx.formSubmission.createMany({ data: answer, skipDuplicates: true });
    if (count === 0) return true;
    await tx.formFile.createMany({ data: kept.map((file) => ({ ...file, siteId, submissionId })) });
    await tell?.(tx);
    return true;
  });
}
