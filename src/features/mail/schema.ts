import { z } from "zod";

/** One mailbox: no list, no name, nothing beyond ASCII, so that no header can be made out of it. */
export const mailboxSchema = z
  .string()
  .max(254)
  .regex(/^[\x21-\x7e]+$/, "ascii")
  .pipe(z.email());

/** A mail as features ask for it. Its sender is the installation's (`MAIL_FROM`), never a text from a request. */
export const mailSchema = z.strictObject({
  to: mailboxSchema,
  replyTo: mailboxSchema.optional(),
  subject: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u, "one line"),
  text: z.string().min(1).max(20_000),
});
export type Mail = z.infer<typeof mailSchema>;
