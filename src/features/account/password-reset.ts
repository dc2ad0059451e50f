import { z } from "zod";
import { queueMail } from "~/features/mail/queue-mail.ts";
import { editorLocaleSchema, type EditorLocale } from "~/lib/locales.ts";
import { hour } from "~/lib/time/lengths.ts";
import { recordAudit } from "~/server/audit.ts";
import type { RootDb } from "~/server/db.ts";
import { defineJob } from "~/server/jobs/define-job.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import type { LiveBus } from "~/server/live/live-bus.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";
import { inSite } from "~/server/site-scope.ts";
import { DomainError } from "~/lib/errors.ts";
import { networkOf } from "~/lib/addresses/network-of.ts";
import { sendEmailChange } from "./email-link.ts";
import { holdPerson } from "./hold-person.ts";
import { hashOf, mailedSite, passwordLink } from "./link-mail.ts";
import { resetMailTexts } from "./mail-texts.ts";
import type { AskResetInput, ResetPasswordInput } from "./schema.ts";
import { setPassword } from "./service.ts";

const linkLifeMs = hour;
const mostPerPerson = 3;
const asked = rateLimit("reset mails of an address", { most: 30, windowMs: hour });
const redeemed = rateLimit("reset links of an address", { most: 30, windowMs: hour });

interface ResetContext {
  db: RootDb;
  bus: LiveBus;
  site: { id: string };
  ip: string;
}

/**
 * Has a link to set a new password sent to whoever may sign in with this address. Answers the same, after the same work,
 * whether anybody does: the job looks. Throws `too-many` for an address that asks too often.
 */
export async function askForReset(ctx: ResetContext, { email, locale }: AskResetInput): Promise<void> {
  asked.count(networkOf(ctx.ip));
  await enqueue(ctx.db, sendResetJob, { siteId: ctx.site.id, email, locale, ip: ctx.ip });
}

/** Sends the links that somebody asked for by an address: to a new password, or to signing in with it. */
export const sendResetJob = defineJob({
  name: "account.sendReset",
  input: z.object({
    siteId: z.uuid(),
    email: z.string(),
    locale: editorLocaleSchema,
    ip: z.string(),
    /** Who wants to sign in with the address; without one, a new password is wanted for it. */
    userId: z.uuid().optional(),
  }),
  seconds: 60,
  atOnce: 2, // more than one at each look into the queue: who asks for many makes nobody else wait long
  run: ({ db }, { userId, ...input }) => (userId ? sendEmailChange(db, { ...input, userId }) : sendReset(db, input)),
});

interface ResetRequest {
  siteId: string;
  email: string;
  locale: EditorLocale;
  ip: string;
}

/** Stores a link's hash and the mail that holds the link, for a person who may sign in here; at most three in an hour. */
export async function sendReset(db: RootDb, { siteId, email, locale, ip }: ResetRequest): Promise<void> {
  const may = { OR: [{ isAdmin: true }, { memberships: { some: { siteId } } }] };
  const who = { where: { email, ...may }, select: { id: true, name: true } };
  const user = await inSite(siteId, () => db.user.findFirst(who));
  if (!user) return;
  const userId = user.id;
  const lately = { userId, createdAt: { gt: new Date(Date.now() - hour) } };
  const site = await mailedSite(db, siteId);
  await db.$transaction(async (tx) => {
    await holdPerson(tx, userId); // links asked for at the same moment are counted one after the other
    if ((await tx.passwordReset.count({ where: lately })) >= mostPerPerson) return;
    const link = site.origin + (await passwordLink(tx, { userId, locale, lifeMs: linkLifeMs }));
    await queueMail(tx, siteId, { to: email, ...resetMailTexts(locale, { link, name: user.name, site: site.name }) });
    await recordAudit(tx, { siteId, kind: "passwordResetAsked", actor: { userId, name: user.name }, ip });
  });
}

/**
 * Sets a new password for whoever holds the link, once and within the hour; every session of the person ends. A link
 * that is used, too old or made up is `invalid`, with the reason `linkOver`; a common password leaves it as it is.
 */
export async function resetPassword(ctx: ResetContext, { token, newPassword }: ResetPasswordInput): Promise<void> {
  redeemed.count(networkOf(ctx.ip));
  const userId = await ctx.db.$transaction(async (tx) => {
    const where = { tokenHash: hashOf(token), expires: { gt: new Date() } };
    const found = await tx.passwordReset.findFirst({ where, select: { user: { select: { id: true, name: true } } } });
    if (found) await holdPerson(tx, found.user.id);
    const deleted = await tx.passwordReset.deleteMany({ where });
    if (!found || deleted.count === 0) throw new DomainError("invalid", "The link is over", { reason: "linkOver" });
    const { id, name } = found.user;
    await setPassword(tx, { userId: id, siteId: ctx.site.id }, newPassword);
    const note = { siteId: ctx.site.id, kind: "passwordReset", actor: { userId: id, name }, ip: ctx.ip } as const;
    await recordAudit(tx, note);
    return id;
  });
  ctx.bus.wake(`actor:${userId}`);
}
