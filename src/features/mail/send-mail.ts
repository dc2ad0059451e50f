import { z } from "zod";
import { inLanes } from "~/lib/turns/in-lanes.ts";
import type { RootDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { defineJob } from "~/server/jobs/define-job.ts";
import { forEachSite } from "~/server/jobs/each-site.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { logger } from "~/server/logger.ts";
import { unseal } from "~/server/seal.ts";
import { pauseAfter } from "./domain/back-off.ts";
import { keepMs, removeFromOutbox } from "./outbox/remove-files.ts";
import { senderName } from "./sender-name.ts";
import { isPermanent, mostLines, openTransport, type Transport } from "./transport.ts";

export const bodyPurpose = "mail";
interface MailKey {
  siteId: string;
  mailId: string;
}

/** Sends one stored mail, or asks for the next try when the mail server does not take it. */
export const sendMailJob = defineJob({
  name: "mail.send",
  input: z.object({ siteId: z.uuid(), mailId: z.uuid() }),
  seconds: 600, // of mails that are taken together, each may have to wait for a slow server
  atOnce: mostLines,
  async run({ db }, key) {
    const nextTryAt = await sendMail(db, key);
    if (nextTryAt) await enqueue(db, sendMailJob, key, { after: nextTryAt });
  },
});

/** Sends what is due and was overlooked: a process may have been killed between a try and the request for the next one. */
export const sweepMailsJob = defineJob({
  name: "mail.sweep",
  input: z.object({}),
  seconds: 240,
  cron: "*/5 * * * *",
  run: ({ db }) => sendDue(db),
});

const mostAtOnce = 200;

/** Tries every mail that is due, at most 200 of each site. Each is tried at its own moment: a slow server keeps those behind it waiting. */
export async function sendDue(db: RootDb, transport: Transport = openTransport(), now?: Date): Promise<void> {
  const sendOfSite = async (siteId: string) => {
    const where = { siteId, nextTryAt: { lte: now ?? new Date() } };
    const due = await db.outgoingMail.findMany({ where, select: { id: true }, take: mostAtOnce });
    await inLanes(due, mostLines, ({ id: mailId }) => sendMail(db, { siteId, mailId }, transport, now));
  };
  await forEachSite(db, sendOfSite, { withTrash: true }); // somebody waits for it
}

/**
 * Tries to send a mail that is due, once: a try is counted before it is made, so that two processes never make the same
 * one. Answers when the next try is due; null when the mail is gone, given up, not due, or not there.
 */
export async function sendMail(
  db: RootDb,
  { siteId, mailId }: MailKey,
  transport: Transport = openTransport(),
  now = new Date(),
): Promise<Date | null> {
  const mail = await db.outgoingMail.findFirst({ where: { siteId, id: mailId, nextTryAt: { lte: now } } });
  if (!mail) return null;
  const attempts = mail.attempts + 1;
  const pause = pauseAfter(attempts);
  const nextTryAt = pause === null ? null : new Date(now.getTime() + pause);
  const where = { siteId, id: mailId };
  const mine = { ...where, attempts: mail.attempts, nextTryAt: { lte: now } };
  const { count } = await db.outgoingMail.updateMany({ where: mine, data: { attempts, nextTryAt } });
  if (count === 0) return null;
  try {
    const text = unseal(bodyPurpose, mail.body);
    if (text === null)
      throw Object.assign(new Error("Sealed with another secret"), { code: "EMESSAGE", responseCode: 500 });
    await transport({
      from: { name: await senderName(db, siteId), address: env.MAIL_FROM },
      to: { name: "", address: mail.to },
      ...(mail.replyTo ? { replyTo: { name: "", address: mail.replyTo } } : {}),
      subject: mail.subject,
      text,
      messageId: mail.messageId,
      headers: { "Auto-Submitted": "auto-generated" },
    });
    const sent = { sentAt: new Date(), nextTryAt: null, lastError: null, body: "" };
    const { count: kept } = await db.outgoingMail.updateMany({ where, data: sent });
    if (kept === 0) await removeFromOutbox([mail.messageId]); // deleted while it went out
    return null;
  } catch (error) {
    const isOver = nextTryAt === null || isPermanent(error);
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const left = isOver ? { nextTryAt: null, ...(mail.isReadable ? {} : { body: "" }) } : {};
    await db.outgoingMail.updateMany({ where: { ...where, attempts }, data: { lastError, ...left } }); // unless it was begun anew meanwhile
    logger.warn({ mailId, attempts, lastError, isOver }, "a mail was not taken");
    return isOver ? null : nextTryAt;
  }
}

/** Deletes what is left of mails that were sent or given up a month ago. */
export async function deleteOldMails(db: RootDb, siteId: string, now: Date): Promise<void> {
  const createdAt = { lt: new Date(now.getTime() - keepMs) };
  await db.outgoingMail.deleteMany({ where: { siteId, nextTryAt: null, createdAt } });
}
