import { z } from "zod";

/** One mailbox: no list, no name, nothing beyond ASCII, so that no header can be made out of it. */
export const mailboxSchema = z
  .string()
  .max(254)
  .regex(/^[\x21-\x7e]+$/, "ascii")
  .pipe(z.email());

/** Most letters of a mail. */
export const mostInMail = 20_000;

/** A mail as features ask for it. Its sender is the installation's address (`MAIL_FROM`) under the site's name, never a text from a request. */
export const mailSchema = z.strictObject({
  to: mailboxSchema,
  replyTo: mailboxSchema.optional(),
  /** What is longer, as with the whole name of a page in it, is cut. */
  subject: z
    .string()
    .min(1)
    .overwrite((subject) => subject.slice(0, 200))
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u, "one line"),
  text: z.string().min(1).max(mostInMail),
  /** Whether admins may read it in the editor: never where it holds a link that signs in or opens anything. */
  isReadable: z.boolean().optional(),
  /** The answer of a form that it tells of: whoever deletes that has it deleted as well. */
  submissionId: z.uuid().optional(),
});
export type Mail = z.infer<typeof mailSchema>;
