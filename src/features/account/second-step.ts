import { queueMail } from "~/features/mail/queue-mail.ts";
import { recordAudit } from "~/server/audit.ts";
import type { Db } from "~/server/db.ts";
import { seal, unseal } from "~/server/seal.ts";
import { DomainError } from "~/lib/errors.ts";
import type { AccountContext } from "./context.ts";
import { newOneTimeKey, oneTimeKeyUri, stepOfCode } from "./domain/one-time-code.ts";
import { newRecoveryCodes, recoveryCodeHash } from "./domain/recovery-code.ts";
import { mailLanguageOf } from "./editor-language.ts";
import { holdPerson } from "./hold-person.ts";
import { mailedSite } from "./link-mail.ts";
import { secondStepLiftedTexts } from "./mail-texts.ts";
import { requireAdmin, requireFreshProof } from "./policy.ts";

const purpose = "second step";

interface Person {
  id: string;
  totpSecret: string | null;
}

/**
 * Whether the code is the authenticator's present one or an unused recovery code; either counts once. A code that was
 * used, or is older than one that was used, is refused, also when it is sent twice at the same moment.
 */
export async function passSecondStep(db: Db, user: Person, code: string): Promise<"code" | "recovery" | null> {
  const key = unseal(purpose, user.totpSecret ?? "");
  const step = key ? stepOfCode(key, code, Date.now()) : null;
  if (step !== null) {
    const isNew = { OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }] };
    const { count } = await db.user.updateMany({ where: { id: user.id, ...isNew }, data: { totpLastStep: step } });
    return count === 1 ? "code" : null;
  }
  const where = { userId: user.id, codeHash: recoveryCodeHash(user.id, code), usedAt: null };
  const { count } = await db.recoveryCode.updateMany({ where, data: { usedAt: new Date() } });
  return count === 1 ? "recovery" : null;
}

/** A new key to put into an authenticator app. Nothing is kept of it until `switchOn` is given a code made with it. */
export async function offerSecondStep(ctx: AccountContext): Promise<{ key: string; uri: string }> {
  const user = await ctx.db.user.findUniqueOrThrow({ where: { id: ctx.actor.userId }, select: { email: true } });
  const site = await ctx.db.site.findUniqueOrThrow({ where: { id: ctx.site.id }, select: { name: true } });
  const key = newOneTimeKey();
  return { key, uri: oneTimeKeyUri(key, user.email, site.name) };
}

/**
 * Switches the second step on with a code that proves that the app has the key, and answers the recovery codes, which
 * are told this once. Earlier ones are worth nothing from then on, and every other session ends: one that the password
 * alone opened may be a stranger's. A wrong code is `invalid`.
 */
export async function switchOn(
  ctx: AccountContext,
  { key, code }: { key: string; code: string },
): Promise<{ recoveryCodes: string[] }> {
  requireFreshProof(ctx.actor, Date.now());
  const step = stepOfCode(key, code, Date.now());
  if (step === null) throw new DomainError("invalid", "The code is not right", { reason: "codeWrong" });
  const { userId, session } = ctx.actor;
  const recoveryCodes = await ctx.db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { totpSecret: seal(purpose, key), totpLastStep: step } });
    await tx.session.deleteMany({ where: { userId, ...(session && { id: { not: session.id } }) } });
    const codes = await giveNewCodes(tx, userId);
    await recordAudit(tx, { siteId: ctx.site.id, kind: "secondStepOn", actor: ctx.actor, ip: ctx.ip });
    return codes;
  });
  ctx.bus.wake(`actor:${userId}`);
  return { recoveryCodes };
}

/**
 * New recovery codes in place of the earlier ones, told this once. The password must have been given a moment ago; without
 * the second step it is `invalid`.
 */
export async function renewCodes(ctx: AccountContext): Promise<{ recoveryCodes: string[] }> {
  requireFreshProof(ctx.actor, Date.now());
  const { userId } = ctx.actor;
  return ctx.db.$transaction(async (tx) => {
    await holdPerson(tx, userId); // of two at the same moment, the second ones are those that count
    const isOn = (await tx.user.count({ where: { id: userId, totpSecret: { not: null } } })) > 0;
    if (!isOn) throw new DomainError("invalid", "The second step is off");
    const recoveryCodes = await giveNewCodes(tx, userId);
    await recordAudit(tx, { siteId: ctx.site.id, kind: "recoveryCodesRenewed", actor: ctx.actor, ip: ctx.ip });
    return { recoveryCodes };
  });
}

async function giveNewCodes(tx: Db, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((each) => ({ userId, codeHash: recoveryCodeHash(userId, each) })),
  });
  return codes;
}

/** Switches the second step off. The password must have been given a moment ago. */
export async function switchOff(ctx: AccountContext): Promise<void> {
  requireFreshProof(ctx.actor, Date.now());
  await ctx.db.$transaction(async (tx) => {
    await takeSecondStep(tx, ctx.actor.userId);
    await recordAudit(tx, { siteId: ctx.site.id, kind: "secondStepOff", actor: ctx.actor, ip: ctx.ip });
  });
}

/**
 * Lifts the second step of somebody who has lost phone and recovery codes, and tells them by mail; where it is off,
 * nothing happens. Admins only, who gave their password a moment ago; whoever is neither a member of this site nor an
 * admin of the installation is `not-found`.
 */
export async function liftSecondStep(ctx: AccountContext, { userId }: { userId: string }): Promise<void> {
  requireAdmin(ctx.actor);
  requireFreshProof(ctx.actor, Date.now());
  const siteId = ctx.site.id;
  const isMember = (await ctx.db.membership.count({ where: { siteId, userId } })) > 0;
  const person = await ctx.db.user.findFirst({
    where: isMember ? { id: userId } : { id: userId, isAdmin: true },
    select: { name: true, email: true, totpSecret: true, editorLocale: true },
  });
  if (!person) throw new DomainError("not-found", "No such member");
  if (person.totpSecret === null) return;
  const { name, email } = person;
  const site = await mailedSite(ctx.db, siteId);
  const locale = await mailLanguageOf(ctx.db, siteId, person.editorLocale);
  const mail = { name, site: site.name, by: ctx.actor.name, link: `${site.origin}/${locale}/account` };
  await ctx.db.$transaction(async (tx) => {
    if (!(await takeSecondStep(tx, userId))) return; // another admin did so at the same moment, and it was told
    await queueMail(tx, siteId, { to: email, ...secondStepLiftedTexts(locale, mail) });
    const subject = `${name} <${email}>`;
    await recordAudit(tx, { siteId, kind: "secondStepLifted", actor: ctx.actor, subject, ip: ctx.ip });
  });
}

/** Without key and codes the password alone opens the account. Answers whether there was a second step. */
export async function takeSecondStep(tx: Db, userId: string): Promise<boolean> {
  const where = { id: userId, totpSecret: { not: null } };
  const { count } = await tx.user.updateMany({ where, data: { totpSecret: null, totpLastStep: null } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  return count > 0;
}
