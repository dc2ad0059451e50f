import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DomainError } from "~/lib/errors.ts";
import type { RootDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { mailReason } from "../domain/mail-reason.ts";
import { sendMailJob } from "../send-mail.ts";
import { outboxEnding, outboxFolder } from "../transport.ts";
import { textOfMail } from "./mail-text.ts";
import { mailsAtOnce, type Outbox, type OutboxInput, type OutboxMail } from "./schema.ts";

interface OutboxContext {
  db: RootDb;
  siteId: string;
}

/** The site's own mails, the newest first, from a place on. */
export async function listMails({ db, siteId }: OutboxContext, { before }: OutboxInput): Promise<Outbox> {
  const at = before && new Date(before.at);
  const older = at && { OR: [{ createdAt: { lt: at } }, { createdAt: at, id: { lt: before.id } }] };
  const rows = await db.outgoingMail.findMany({
    where: { siteId, ...older },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: mailsAtOnce + 1,
  });
  const areFiles = env.SMTP_URL === undefined;
  const shown = rows.slice(0, mailsAtOnce);
  const last = rows.length > mailsAtOnce ? shown.at(-1) : undefined;
  return {
    mails: shown.map(({ id, to, subject, attempts, createdAt, sentAt, nextTryAt, lastError, isReadable, body }) => {
      const state: OutboxMail["state"] = sentAt ? "sent" : nextTryAt ? "waiting" : "failed";
      return {
        id,
        to,
        subject,
        attempts,
        state,
        createdAt: createdAt.toISOString(),
        reason: lastError === null ? null : mailReason(lastError),
        nextTryAt: sentAt ? null : (nextTryAt?.toISOString() ?? null),
        isReadable: areFiles && isReadable && state === "sent",
        canGoAgain: state === "failed" && body !== "",
      };
    }),
    next: last ? { at: last.createdAt.toISOString(), id: last.id } : null,
    areFiles,
  };
}

/** A mail that lies in the outbox. Throws `not-found` for one of elsewhere, that is gone, or that nobody may read. */
export async function readMail(
  { db, siteId }: OutboxContext,
  { mailId }: { mailId: string },
  folder = outboxFolder(),
): Promise<{ text: string; name: string; file: string }> {
  const mail = await db.outgoingMail.findFirst({ where: { siteId, id: mailId, isReadable: true } });
  const names = mail ? await readdir(folder).catch(() => []) : [];
  const name = mail && names.find((each) => each.endsWith(outboxEnding(mail.messageId)));
  if (!name) throw new DomainError("not-found", "no such mail");
  const file = await readFile(join(folder, name));
  return { text: textOfMail(file), name, file: file.toString("utf8") };
}

/** Begins anew with a mail that was given up. Throws `not-found` for one that was not, or whose text is gone. */
export async function sendAgain({ db, siteId }: OutboxContext, { mailId }: { mailId: string }): Promise<void> {
  await db.$transaction(async (tx) => {
    const where = { siteId, id: mailId, sentAt: null, nextTryAt: null, body: { not: "" } };
    const { count } = await tx.outgoingMail.updateMany({ where, data: { attempts: 0, nextTryAt: new Date() } });
    if (count === 0) throw new DomainError("not-found", "no mail that was given up");
    await enqueue(tx, sendMailJob, { siteId, mailId });
  });
}
