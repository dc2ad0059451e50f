import { z } from "zod";
import { mailReasons } from "../domain/mail-reason.ts";

/** How many mails are listed at once. */
export const mailsAtOnce = 30;

/** The place of a mail in time; the list goes on below it. */
const placeSchema = z.strictObject({ at: z.iso.datetime(), id: z.uuid().toLowerCase() });

export const outboxInput = z.strictObject({ before: placeSchema.optional() });
export type OutboxInput = z.output<typeof outboxInput>;

const mailSchema = z.strictObject({
  id: z.string(),
  createdAt: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(["sent", "waiting", "failed"]),
  /** How often its sending was tried, and why the last try came to nothing. */
  attempts: z.number().int(),
  reason: z.enum(mailReasons).nullable(),
  /** When one that waits is tried again. */
  nextTryAt: z.iso.datetime().nullable(),
  /** Whether its text is there to be read: it lies in the outbox, and holds no link that opens anything. */
  isReadable: z.boolean(),
  /** Whether it was given up, and can be sent all the same. */
  canGoAgain: z.boolean(),
});
export type OutboxMail = z.infer<typeof mailSchema>;
export const outboxSchema = z.strictObject({
  mails: z.array(mailSchema),
  next: placeSchema.nullable(),
  /** Whether there is no mail server, so that mails are kept as files. */
  areFiles: z.boolean(),
});
export type Outbox = z.infer<typeof outboxSchema>;

export const mailInput = z.strictObject({ mailId: z.uuid().toLowerCase() });
/** What a mail says, and the whole of it as the file that it is. */
export const readMailSchema = z.strictObject({ text: z.string(), name: z.string(), file: z.string() });
