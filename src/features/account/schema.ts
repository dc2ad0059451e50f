import { z } from "zod";

/**
 * An e-mail address as it is stored and compared: ASCII only and in lower case, so that two addresses that look
 * alike are never two accounts.
 */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[\x21-\x7e]+$/, "ascii")
  .pipe(z.email());

export const newPassword = z.string().min(10).max(200);

/** What the sign-in form sends. Short of being a text, a wrong entry is answered like a wrong password. */
export const credentialsInput = z.object({
  email: z.string().max(254).default(""),
  password: z.string().max(200).default(""),
});
export type Credentials = z.infer<typeof credentialsInput>;

export const createUserInput = z.strictObject({
  id: z.uuid().optional(),
  email: emailAddress,
  name: z.string().trim().min(1).max(100),
  password: newPassword,
  isAdmin: z.boolean().default(false),
  editorLocale: z.enum(["de", "fr"]).default("de"),
});
export type CreateUserInput = z.input<typeof createUserInput>;

export const changePasswordInput = z.strictObject({
  currentPassword: z.string().min(1).max(200),
  newPassword,
});
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

export const memberInput = z.strictObject({ userId: z.uuid() });

export const meSchema = z.strictObject({
  userId: z.uuid(),
  name: z.string(),
  isAdmin: z.boolean(),
  role: z.enum(["optician", "admin"]).nullable(),
});

export const doneSchema = z.strictObject({ success: z.literal(true) });
