import { recordAudit } from "~/server/audit.ts";
import type { Db, RootDb } from "~/server/db.ts";
import { DomainError } from "~/lib/errors.ts";
import type { AccountContext } from "./context.ts";
import { isCommonPassword } from "./domain/common-password.ts";
import { hashPassword } from "./domain/password.ts";
import { requireAdmin, requireFreshProof } from "./policy.ts";
import { createUserInput, type ChangePasswordInput, type CreateUserInput } from "./schema.ts";
import { requirePassword } from "./sessions.ts";

/** Makes a person who can sign in. For installation and seed; a membership decides which sites they edit. */
export async function createUser(db: RootDb, input: CreateUserInput): Promise<{ id: string }> {
  const { password, ...user } = createUserInput.parse(input);
  const passwordHash = await hashPassword(password);
  return db.user.create({ data: { ...user, passwordHash }, select: { id: true } });
}

/** Lets a person edit a site. For installation and seed; repeated, it changes nothing. */
export async function joinSite(db: Db, member: { siteId: string; userId: string }): Promise<void> {
  await db.membership.upsert({
    where: { userId_siteId: member },
    create: { ...member, role: "optician" },
    update: {},
  });
}

/** Sets a new password and ends every session of the person, the present one included. Needs the present password. */
export async function changePassword(ctx: AccountContext, input: ChangePasswordInput): Promise<void> {
  await requirePassword(ctx, input.currentPassword);
  const { userId } = ctx.actor;
  await ctx.db.$transaction(async (tx) => {
    await setPassword(tx, userId, input.newPassword);
    await recordAudit(tx, { siteId: ctx.site.id, kind: "passwordChanged", actor: ctx.actor, ip: ctx.ip });
  });
  ctx.bus.wake(`actor:${userId}`);
}

/**
 * Gives a person another password; all their sessions end, and links to set one are worth nothing from then on. One of
 * those that everybody tries first is `invalid`, with the reason `commonPassword`.
 */
export async function setPassword(db: Db, userId: string, password: string): Promise<void> {
  const user = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true, name: true } });
  if (isCommonPassword(password, [user.email, user.name]))
    throw new DomainError("invalid", "This password is among the first that anybody tries", {
      reason: "commonPassword",
    });
  const passwordHash = await hashPassword(password);
  await db.user.update({ where: { id: userId }, data: { passwordHash } });
  await db.session.deleteMany({ where: { userId } });
  await db.passwordReset.deleteMany({ where: { userId } });
}

/**
 * Makes a known person a member of this site. Admins only, who gave their password a moment ago; an unknown person is
 * `not-found`.
 */
export async function addMember(ctx: AccountContext, { userId }: { userId: string }): Promise<void> {
  requireAdmin(ctx.actor);
  requireFreshProof(ctx.actor, Date.now());
  const user = await ctx.db.user.findUnique({ where: { id: userId }, select: { name: true, email: true } });
  if (!user) throw new DomainError("not-found", "No such person");
  const siteId = ctx.site.id;
  await ctx.db.$transaction(async (tx) => {
    await joinSite(tx, { siteId, userId });
    const note = { siteId, kind: "memberAdded", actor: ctx.actor, subject: inWords(user), ip: ctx.ip } as const;
    await recordAudit(tx, note);
  });
}

/**
 * Takes a person off this site; it counts at their next call, and their sessions on it end with the membership. Admins
 * only, who gave their password a moment ago; somebody else's member is `not-found`.
 */
export async function removeMember(ctx: AccountContext, { userId }: { userId: string }): Promise<void> {
  requireAdmin(ctx.actor);
  requireFreshProof(ctx.actor, Date.now());
  const siteId = ctx.site.id;
  await ctx.db.$transaction(async (tx) => {
    const user = await tx.user.findUnique({
      where: { id: userId },
      select: { name: true, email: true, isAdmin: true },
    });
    const { count } = await tx.membership.deleteMany({ where: { siteId, userId } });
    if (count === 0 || !user) throw new DomainError("not-found", "No such member");
    // Sessions that rest on the membership are gone with it; older ones do not say what they rest on.
    if (!user.isAdmin) await tx.session.deleteMany({ where: { userId, siteId: null } });
    const note = { siteId, kind: "memberRemoved", actor: ctx.actor, subject: inWords(user), ip: ctx.ip } as const;
    await recordAudit(tx, note);
  });
  ctx.bus.wake(`actor:${userId}`);
}

function inWords(user: { name: string; email: string }): string {
  return `${user.name} <${user.email}>`;
}
