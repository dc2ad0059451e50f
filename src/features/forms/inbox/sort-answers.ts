import type { SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import type { Locale } from "~/lib/locales.ts";
import { day } from "~/lib/time/lengths.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { Db, RootDb } from "~/server/db.ts";
import type { FormValues } from "../domain/check-form.ts";
import { mailboxOf } from "../domain/recipient.ts";
import { tellOfAnswer } from "../tell-of-answer.ts";
import { fieldsOfStored } from "./answers.ts";
import { forgetAnswers } from "./forget-answers.ts";
import type { SortInput } from "./schema.ts";

type EditorContext = Pick<ServiceContext, "db" | "siteId">;

/**
 * Puts answers where an editor wants them; what is gone or of another site is passed over. What was kept as spam, and is
 * none, is mailed to the site now, and confirmed to who wrote it.
 */
export async function sortAnswers({ db, siteId }: EditorContext, { ids, as }: SortInput): Promise<void> {
  const now = new Date();
  const index = as === "open" ? await getSiteIndex(siteId) : null;
  await db.$transaction(async (tx) => {
    const where = { siteId, id: { in: ids } };
    if (index && mailboxOf(index)) await mailRescued(tx, index, { ids, now });
    await tx.formSubmission.updateMany({ where, data: changes(now)[as] });
  });
}

/** Tells of those that were taken for spam when they came; two editors who rescue the same one have it told once. */
async function mailRescued(db: Db, index: SiteIndex, { ids, now }: { ids: string[]; now: Date }): Promise<void> {
  const where = { siteId: index.id, id: { in: ids }, isSpam: true, mailedAt: null };
  const rescued = await db.formSubmission.updateManyAndReturn({ where, data: { mailedAt: now } });
  for (const { id: submissionId, createdAt: receivedAt, pageId, locale, values, ...stored } of rescued) {
    const page = index.pages.get(pageId ?? "")?.locales[locale as Locale]?.name ?? "–";
    const said = { fields: fieldsOfStored(stored), values: values as FormValues };
    await tellOfAnswer(db, index, { submissionId, receivedAt, page, locale, ...said });
  }
}

const changes = (now: Date) => ({
  read: { readAt: now },
  unread: { readAt: null },
  open: { doneAt: null, isSpam: false, spamAt: null },
  done: { doneAt: now, readAt: now, isSpam: false, spamAt: null },
  spam: { isSpam: true, spamAt: now },
});

/** Deletes answers for good, and what was mailed of them. */
export async function removeAnswers({ db, siteId }: EditorContext, { ids }: { ids: string[] }): Promise<void> {
  await forgetAnswers(db, siteId, { id: { in: ids } });
}

const spamKeptDays = 30;

/** Deletes a site's answers that are older than it keeps them, and what has lain in the spam for 30 days. */
export async function deleteOldAnswers(db: RootDb, siteId: string, keptMonths: number, now: Date): Promise<void> {
  const before = monthsBefore(now, keptMonths);
  const spamBefore = new Date(now.getTime() - spamKeptDays * day);
  await forgetAnswers(db, siteId, {
    OR: [{ createdAt: { lt: before } }, { isSpam: true, spamAt: { lt: spamBefore } }],
  });
}

/** The same moment some months earlier; in a month that is shorter, on its last day. */
function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}
