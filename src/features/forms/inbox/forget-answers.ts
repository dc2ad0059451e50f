import { removeFromOutbox } from "~/features/mail/outbox/remove-files.ts";
import type { Prisma, RootDb } from "~/server/db.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { removeFormFileJob } from "../files/keep-files.ts";

/**
 * Deletes answers of a site with everything that is kept of them: their files, and their mails, also those that lie as
 * files.
 */
export async function forgetAnswers(db: RootDb, siteId: string, which: Prisma.FormSubmissionWhereInput): Promise<void> {
  const submission = { siteId, ...which };
  const mails = await db.outgoingMail.findMany({ where: { siteId, submission }, select: { messageId: true } });
  await db.$transaction(async (tx) => {
    const files = await tx.formFile.findMany({ where: { siteId, submission }, select: { id: true } });
    await tx.formSubmission.deleteMany({ where: submission });
    for (const { id: fileId } of files) await enqueue(tx, removeFormFileJob, { siteId, fileId });
  });
  await removeFromOutbox(mails.map(({ messageId }) => messageId));
}
