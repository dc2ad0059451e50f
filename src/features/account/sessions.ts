import { recordAudit } from "~/server/audit.ts";
import { stillOpen } from "~/server/auth.ts";
import { DomainError } from "~/lib/errors.ts";
import type { AccountContext } from "./context.ts";
import { deviceName } from "./domain/device-name.ts";
import { isPasswordOf } from "./domain/password.ts";
import { inPasswordTurn } from "./password-turns.ts";
import type { AccountOverview } from "./schema.ts";
import { throttled } from "./throttle.ts";

/** What a person sees of their own account: the second step, and every browser that is signed in. */
export async function readOverview(ctx: AccountContext): Promise<AccountOverview> {
  const { userId, session } = ctx.actor;
  const [user, recoveryCodesLeft, sessions] = await Promise.all([
    ctx.db.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true, email: true, totpSecret: true } }),
    ctx.db.recoveryCode.count({ where: { userId, usedAt: null } }),
    ctx.db.session.findMany({
      where: { userId, ...stillOpen(new Date()) },
      orderBy: [{ lastSeenAt: "desc" }, { id: "asc" }],
      take: 50,
    }),
  ]);
  return {
    name: user.name,
    email: user.email,
    hasSecondStep: user.totpSecret !== null,
    recoveryCodesLeft,
    sessions: sessions.map(({ id, createdAt, lastSeenAt, ip, userAgent }) => ({
      id,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      ip,
      device: deviceName(userAgent),
      isThisOne: id === session?.id,
    })),
  };
}

/** Ends one of the person's own sessions; one that has ended already, or is somebody else's, is left as it is. */
export async function endSession(ctx: AccountContext, { sessionId }: { sessionId: string }): Promise<void> {
  const { userId } = ctx.actor;
  const { count } = await ctx.db.session.deleteMany({ where: { id: sessionId, userId } });
  if (count === 0) return;
  await recordAudit(ctx.db, { siteId: ctx.site.id, kind: "sessionsEnded", actor: ctx.actor, ip: ctx.ip });
  ctx.bus.wake(`actor:${userId}`);
}

/** Signs the person out everywhere, here included. */
export async function signOutEverywhere(ctx: AccountContext): Promise<void> {
  const { userId } = ctx.actor;
  await ctx.db.$transaction(async (tx) => {
    await tx.session.deleteMany({ where: { userId } });
    await recordAudit(tx, { siteId: ctx.site.id, kind: "sessionsEnded", actor: ctx.actor, ip: ctx.ip });
  });
  ctx.bus.wake(`actor:${userId}`);
}

/** Takes the password again, so that for a while this session may change who gets in. A wrong one is `invalid`. */
export async function proveAgain(ctx: AccountContext, { password }: { password: string }): Promise<void> {
  await requirePassword(ctx, password);
  const id = ctx.actor.session?.id;
  if (id) await ctx.db.session.updateMany({ where: { id }, data: { provedAt: new Date() } });
}

/**
 * Checks the person's own password, throttled like a sign-in, and answers what is stored of it. A wrong one is `invalid`,
 * with the reason `wrongPassword`.
 */
export async function requirePassword(ctx: AccountContext, password: string): Promise<string | null> {
  const user = await ctx.db.user.findUniqueOrThrow({ where: { id: ctx.actor.userId } });
  // The session stands for a device that knows the account: strangers' tries do not make its owner wait.
  const guest = { ip: ctx.ip, email: user.email, deviceId: ctx.actor.session?.id ?? null };
  const check = () => isPasswordOf(user.passwordHash, password);
  const isProved = await throttled(
    guest,
    async () => (await inPasswordTurn({ ip: ctx.ip, deviceId: ctx.actor.userId }, check)) || null,
  );
  if (!isProved) throw wrongPassword();
  return user.passwordHash;
}

export const wrongPassword = (): DomainError =>
  new DomainError("invalid", "The password is not right", { reason: "wrongPassword" });
