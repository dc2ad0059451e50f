import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { env } from "~/server/env.ts";
import { processWide } from "~/server/process-wide.ts";

/** Hands one finished mail over. Throws when it was not taken; `isPermanent` says whether to try again. */
export type Transport = (mail: SendMailOptions) => Promise<void>;

/** A mail names no file and no address to fetch, whatever was written into it. */
const sealed = { disableFileAccess: true, disableUrlAccess: true };

/** So many lines to the mail server are open at once; each is closed when it rests. */
export const mostLines = 5;
const line = { pool: true, maxConnections: mostLines, maxRequeues: 0, idleTimeout: 1_000 };

/** Mails go to the server that `SMTP_URL` names, or, without one, as `.eml` files into `DATA_DIR/outbox`. */
export function openTransport(smtpUrl = env.SMTP_URL, outbox = outboxFolder()): Transport {
  if (!smtpUrl) return (mail) => writeToOutbox(outbox, mail);
  const known = processWide("mail-lines", () => new Map<string, Transport>());
  const transport = known.get(smtpUrl) ?? openLines(smtpUrl);
  known.set(smtpUrl, transport);
  return transport;
}

function openLines(url: string): Transport {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const smtp = createTransport({ url, ...line, ...timeouts, ...sealed });
  return async (mail) => void (await smtp.sendMail(mail));
}

async function writeToOutbox(folder: string, mail: SendMailOptions): Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows", ...sealed });
  const { message } = await composer.sendMail(mail);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${new Date().toISOString().replaceAll(":", "-")}${outboxEnding(String(mail.messageId))}`);
  writeFileSync(`${file}.tmp`, message as Buffer, { mode: 0o600 });
  renameSync(`${file}.tmp`, file); // whoever watches the folder sees whole mails only
}

/** Where mails lie that no mail server takes. */
export function outboxFolder(): string {
  return join(env.DATA_DIR, "outbox");
}

/** How the name of a mail's file in the outbox ends, after the time at which it was written. */
export function outboxEnding(messageId: string): string {
  return ` ${messageId.replaceAll(/[^\w-]/g, "")}.eml`;
}

/** Whether the mail server refused this very mail for good: no such mailbox, not such a mail. */
export function isPermanent(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === "EENVELOPE" || code === "EMESSAGE") && responseCode >= 500;
}
