import { z } from "zod";
import { editorLocaleSchema } from "~/lib/locales.ts";

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

export const shortestPassword = 10;
export const newPassword = z.string().min(shortestPassword).max(200);

/** What the sign-in form sends. Short of being a text, a wrong entry is answered like a wrong password. */
export const credentialsInput = z.object({
  email: z.string().max(254).default(""),
  password: z.string().max(200).default(""),
  /** The second step's code, or a recovery code. */
  code: z.string().max(40).default(""),
});
export type Credentials = z.infer<typeof credentialsInput>;

export const createUserInput = z.strictObject({
  id: z.uuid().optional(),
  email: emailAddress,
  name: z.string().trim().min(1).max(100),
  password: newPassword,
  isAdmin: z.boolean().default(false),
  editorLocale: editorLocaleSchema.nullable().default(null),
});
export type CreateUserInput = z.input<typeof createUserInput>;

export const changePasswordInput = z.strictObject({
  currentPassword: z.string().min(1).max(200),
  newPassword,
});
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

export const renameInput = z.strictObject({ name: z.string().trim().min(1).max(100) });

/** Null: in the language of each site. */
export const editorLanguageInput = z.strictObject({ locale: editorLocaleSchema.nullable() });

/** The language of the mail. */
export const changeEmailInput = z.strictObject({ email: emailAddress, locale: editorLocaleSchema.default("de") });
export type ChangeEmailInput = z.infer<typeof changeEmailInput>;
export const confirmEmailInput = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) });
export type ConfirmEmailInput = z.infer<typeof confirmEmailInput>;

export const memberInput = z.strictObject({ userId: z.uuid() });
/** What a member may do: an optician edits the site, an admin of it sets its tracking as well. */
const memberRole = z.enum(["optician", "admin"]);
export type MemberRole = z.infer<typeof memberRole>;
export const memberRoleInput = z.strictObject({ userId: z.uuid(), role: memberRole });
export const inviteInput = z.strictObject({
  email: emailAddress,
  name: z.string().trim().min(1).max(100),
  role: memberRole.default("optician"),
  /** Language of the mail, and of the editor for somebody new. */
  locale: editorLocaleSchema.default("de"),
});
const listedPerson = z.strictObject({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** Has not chosen a password yet. */
  isInvited: z.boolean(),
  hasSecondStep: z.boolean(),
  isYou: z.boolean(),
});
export type ListedPerson = z.infer<typeof listedPerson>;
export const memberListSchema = z.strictObject({
  members: z.array(listedPerson.extend({ role: memberRole })),
  /** Who administers the whole installation, and so edits every site, a member of it or not. */
  admins: z.array(listedPerson),
});
export type MemberList = z.infer<typeof memberListSchema>;

export const askResetInput = z.strictObject({ email: emailAddress, locale: editorLocaleSchema.default("de") });
export type AskResetInput = z.infer<typeof askResetInput>;
export const resetPasswordInput = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/), newPassword });
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;

export const proveAgainInput = z.strictObject({ password: z.string().min(1).max(200) });
export const endSessionInput = z.strictObject({ sessionId: z.uuid() });

const oneTimeKey = z.string().regex(/^[A-Z2-7]{32}$/);
export const secondStepOffer = z.strictObject({
  key: oneTimeKey,
  /** What the QR code holds. */
  uri: z.string(),
});
export type SecondStepOffer = z.infer<typeof secondStepOffer>;
export const switchOnInput = z.strictObject({ key: oneTimeKey, code: z.string().max(40) });
export const recoveryCodesSchema = z.strictObject({ recoveryCodes: z.array(z.string()) });

export const accountOverview = z.strictObject({
  name: z.string(),
  email: z.string(),
  hasSecondStep: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  sessions: z.array(
    z.strictObject({
      id: z.uuid(),
      createdAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      ip: z.string().nullable(),
      /** Browser and system, where they are known. */
      device: z.string().nullable(),
      isThisOne: z.boolean(),
    }),
  ),
});
export type AccountOverview = z.infer<typeof accountOverview>;

export const auditListInput = z.strictObject({
  /** Only what was before this moment: the `at` of the last entry that is known. */
  before: z.iso.datetime().optional(),
  /** And its `id`: then those of the same moment that come after it in the list are among them. */
  beforeId: z.uuid().optional(),
});
export type AuditListInput = z.infer<typeof auditListInput>;
export const auditListSchema = z.strictObject({
  entries: z.array(
    z.strictObject({
      id: z.uuid(),
      at: z.iso.datetime(),
      kind: z.string(),
      actorName: z.string().nullable(),
      subject: z.string().nullable(),
      ip: z.string().nullable(),
    }),
  ),
  hasMore: z.boolean(),
});
export type AuditList = z.infer<typeof auditListSchema>;

export const meSchema = z.strictObject({
  userId: z.uuid(),
  name: z.string(),
  isAdmin: z.boolean(),
  role: z.enum(["optician", "admin"]).nullable(),
});
