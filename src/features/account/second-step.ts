import { recordAudit } from "~/server/audit.ts";
import type { Db } from "~/server/db.ts";
import { seal, unseal } from "~/server/seal.ts";
import { DomainError } from "~/lib/errors.ts";
import type { AccountContext } from "./context.ts";
import { newOneTimeKey, oneTimeKeyUri, stepOfCode } from "./domain/one-time-code.ts";
import { newRecoveryCodes, recoveryCodeHash } from "./domain/recovery-code.ts";
import { requireFreshProof } from "./policy.ts";

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
 * are told this once. Earlier ones are worth nothing from then on. A wrong code is `invalid`.
 */
export async function switchOn(
  ctx: AccountContext,
  { key, code }: { key: string; code: string },
): Promise<{ recoveryCodes: string[] }> {
  requireFreshProof(ctx.actor, Date.now());
  const step = stepOfCode(key, code, Date.now());
  if (step === null) throw new DomainError("invalid", "The code is not right", { reason: "codeWrong" });
  const { userId } = ctx.actor;
  const recoveryCodes = newRecoveryCodes();
  const rows = recoveryCodes.map((each) => ({ userId, codeHash: recoveryCodeHash(userId, each) }));
  await ctx.db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { totpSecret: seal(purpose, key), totpLastStep: step } });
    await tx.recoveryCode.deleteMany({ where: { userId } });
    await tx.recoveryCode.createMany({ data: rows });
    await recordAudit(tx, { siteId: ctx.site.id, kind: "secondStepOn", actor: ctx.actor, ip: ctx.ip });
  });
  return { recoveryCodes };
}

/** Switches the second step off. The password must have been given a moment ago. */
export async function switchOff(ctx: AccountContext): Promise<void> {
  requireFreshProof(ctx.actor, Date.now());
  const { userId } = ctx.actor;
  await ctx.db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { totpSecret: null, totpLastStep: null } });
    await tx.recoveryCode.deleteMany({ where: { userId } });
    await recordAudit(tx, { siteId: ctx.site.id, kind: "secondStepOff", actor: ctx.actor, ip: ctx.ip });
  });
}
