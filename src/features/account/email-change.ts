import { queueMail } from "~/features/mail/queue-mail.ts";
import { DomainError } from "~/lib/errors.ts";
import { hour } from "~/lib/time/lengths.ts";
import { recordAudit } from "~/server/audit.ts";
import { isUniqueViolation } from "~/server/database/unique-violation.ts";
import type { Db } from "~/server/db.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";
import type { AccountContext } from "./context.ts";
import { deviceCookie } from "./device-cookie.ts";
import { mailLanguageOf } from "./editor-language.ts";
import { endEmailChanges, ofPerson } from "./email-link.ts";
import { holdPerson } from "./hold-person.ts";
import { hashOf, mailedSite } from "./link-mail.ts";
import { emailChangedTexts } from "./mail-texts.ts";
import { sendResetJob } from "./password-reset.ts";
import { requireFreshProof } from "./policy.ts";
import type { ChangeEmailInput, ConfirmEmailInput } from "./schema.ts";

const asked = rateLimit("changes of a person's address", { most: 5, windowMs: hour });
const confirmed = rateLimit("confirmed addresses of a person", { most: 30, windowMs: hour });

/**
 * Has a link sent to the address that the person wants to sign in with. Needs a password given a moment ago. Answers the
 * same, after the same work, whether anybody has that address: the job looks. Throws `too-many`.
 */
export async function askForEmailChange(ctx: AccountContext, { email, locale }: ChangeEmailInput): Promise<void> {
  const { userId } = ctx.actor;
  requireFreshProof(ctx.actor, Date.now());
  asked.count(userId);
  await enqueue(ctx.db, sendResetJob, { siteId: ctx.site.id, email, locale, ip: ctx.ip, userId });
}

/**
 * Gives the person the address that the link was sent to, once and within a day. Only who is signed in as that person
 * may: an address with a slip in it is somebody else's, who would get the account with the link. Other sessions end, and
 * so do links to a new password, which lie in the former mailbox; that one gets a notice. This device stays known under
 * the new address. A link that is used, too old, made up or another person's is `invalid` with the reason `linkOver`, and
 * so is one to an address that somebody has by now.
 */
export async function confirmEmail(ctx: AccountContext, { token }: ConfirmEmailInput): Promise<void> {
  const { actor, site, ip } = ctx;
  const { userId } = actor;
  confirmed.count(userId);
  const email = await ctx.db.$transaction(async (tx) => {
    await holdPerson(tx, userId);
    const where = {
      token: hashOf(token),
      identifier: { startsWith: ofPerson(userId) },
      expires: { gt: new Date() },
    };
    const found = await tx.verificationToken.findFirst({ where, select: { identifier: true } });
    const { count } = await tx.verificationToken.deleteMany({ where });
    if (!found || count === 0) throw linkOver();
    const email = found.identifier.slice(ofPerson(userId).length);
    const before = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
    await tx.user.update({ where: { id: userId }, data: { email }, select: { id: true } }).catch((cause: unknown) => {
      throw isUniqueViolation(cause) ? linkOver(cause) : cause;
    });
    await tx.session.deleteMany({ where: { userId, ...(actor.session && { id: { not: actor.session.id } }) } });
    await tx.passwordReset.deleteMany({ where: { userId } });
    await endEmailChanges(tx, userId);
    await sendNotice(tx, { siteId: site.id, userId, to: before.email });
    const subject = `${before.email} → ${email}`;
    await recordAudit(tx, { siteId: site.id, kind: "emailChanged", actor, subject, ip });
    return email;
  });
  ctx.setCookie?.((isSecure) => deviceCookie(email, isSecure));
  ctx.bus.wake(`actor:${userId}`);
}

/** The new address itself stays out of the notice: whoever reads the former mailbox has no use for it. */
async function sendNotice(tx: Db, { siteId, userId, to }: { siteId: string; userId: string; to: string }) {
  const { name, editorLocale } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { name: true, editorLocale: true },
  });
  const { name: site } = await mailedSite(tx, siteId);
  const locale = await mailLanguageOf(tx, siteId, editorLocale);
  await queueMail(tx, siteId, { to, ...emailChangedTexts(locale, { name, site }) });
}

function linkOver(cause?: unknown): DomainError {
  return new DomainError("invalid", "The link is over", { reason: "linkOver" }, { cause });
}
