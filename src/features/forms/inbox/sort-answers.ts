import type { ServiceContext } from "~/server/context.ts";
import type { RootDb } from "~/server/db.ts";
import type { SortInput } from "./schema.ts";

type EditorContext = Pick<ServiceContext, "db" | "siteId">;

/** Puts answers where an editor wants them; what is gone or of another site is passed over. */
export async function sortAnswers(
  { db, siteId }: EditorContext,
  { ids, as }: SortInput,
  now = new Date(),
): Promise<void> {
  await db.formSubmission.updateMany({ where: { siteId, id: { in: ids } }, data: changes(now)[as] });
}

const changes = (now: Date) => ({
  read: { readAt: now },
  unread: { readAt: null },
  open: { doneAt: null, isSpam: false },
  done: { doneAt: now, readAt: now, isSpam: false },
  spam: { isSpam: true },
});

/** Deletes answers for good. */
export async function removeAnswers({ db, siteId }: EditorContext, { ids }: { ids: string[] }): Promise<void> {
  await db.formSubmission.deleteMany({ where: { siteId, id: { in: ids } } });
}

const spamKeptDays = 30;
const day = 86_400_000;

/** Deletes a site's answers that are older than it keeps them, and spam after 30 days. */
export async function deleteOldAnswers(db: RootDb, siteId: string, keptMonths: number, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - keptMonths);
  const spamBefore = new Date(now.getTime() - spamKeptDays * day);
  await db.formSubmission.deleteMany({
    where: { siteId, OR: [{ createdAt: { lt: before } }, { isSpam: true, createdAt: { lt: spamBefore } }] },
  });
}
