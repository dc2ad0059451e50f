import { randomUUID } from "node:crypto";
import type { Db } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { seal } from "~/server/seal.ts";
import { mailSchema, type Mail } from "./schema.ts";
import { bodyPurpose, sendMailJob } from "./send-mail.ts";

/**
 * Stores a mail of a site and asks for it to be sent; in a transaction, both or neither happen. Throws a ZodError for
 * what could become another header or another recipient.
 */
export async function queueMail(db: Db, siteId: string, mail: Mail): Promise<{ mailId: string }> {
  const { to, subject, text, replyTo = null, isReadable = false, submissionId = null } = mailSchema.parse(mail);
  const mailId = randomUUID();
  const messageId = `<${mailId}@${env.MAIL_FROM.split("@")[1] ?? "localhost"}>`;
  const body = seal(bodyPurpose, text);
  await db.outgoingMail.create({
    data: { id: mailId, siteId, messageId, to, subject, body, replyTo, isReadable, submissionId },
  });
  await enqueue(db, sendMailJob, { siteId, mailId });
  return { mailId };
}
