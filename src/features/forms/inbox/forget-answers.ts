import { removeFromOutbox } from "~/features/mail/outbox/remove-files.ts";
import type { Prisma, RootDb } from "~/server/db.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { inSite } from "~/server/site-scope.ts";
import type { SpamReason } from "../domain/spam.ts";
import { removeFormFileJob } from "../files/keep-files.ts";

const batch = 100;

/** So many answers that were taken for spam when they came are kept for each reason. */
export const mostSpamKept = 500;

/** Deletes what is more than a site keeps of spam for a reason: the oldest. */
export async function makeRoomForSpam(db: RootDb, siteId: string, spamReason: SpamReason): Promise<void> {
  const where = { siteId, isSpam: true, spamReason };
  const [newest, ids] = [[{ createdAt: "desc" }, { id: "desc" }] as const, { id: true } as const];
  const over = await db.formSubmission.findMany({
    where,
    orderBy: [...newest],
    skip: mostSpamKept,
    take: batch - 1,
    select: ids,
  });
  if (over.length > 0) await forgetAnswers(db, siteId, { ...where, id: { in: over.map(({ id }) => id) } });
}

/**
 * Deletes answers of a site with everything that is kept of them: their files, and their mails, also those that lie as
 * files. A batch for each transaction: none of them comes near its limit of time, and a stop loses nothing.
 */
export async function forgetAnswers(db: RootDb, siteId: string, which: Prisma.FormSubmissionWhereInput): Promise<void> {
  for (let count = batch; count === batch;) count = await forgetBatch(db, siteId, which);
}

async function forgetBatch(db: RootDb, siteId: string, which: Prisma.FormSubmissionWhereInput): Promise<number> {
  const select = { id: true } as const;
  const found = await db.formSubmission.findMany({ where: { siteId, ...which }, select, take: batch });
  const ids = found.map(({ id }) => id);
  const mails = await inSite(siteId, () =>
    db.$transaction(async (tx) => {
      await tx.$queryRaw`
        SELECT FROM "FormSubmission" WHERE "siteId" = ${siteId}::uuid AND "id" = ANY (${ids}::uuid[]) FOR UPDATE`;
      // What an editor has taken out of the spam meanwhile stays.
      const rows = await tx.formSubmission.findMany({ where: { siteId, AND: [which, { id: { in: ids } }] }, select });
      const submission = { siteId, id: { in: rows.map(({ id }) => id) } };
      const files = await tx.formFile.findMany({ where: { siteId, submission }, select });
      const mails = await tx.outgoingMail.findMany({ where: { siteId, submission }, select: { messageId: true } });
      await tx.formSubmission.deleteMany({ where: submission });
      for (const { id: fileId } of files) await enqueue(tx, removeFormFileJob, { siteId, fileId });
      return mails;
    }),
  );
  await removeFromOutbox(mails.map(({ messageId }) => messageId));
  return found.length;
}
