import { recordAudit } from "~/server/audit.ts";
import type { Db, RootDb } from "~/server/db.ts";
import { DomainError } from "~/lib/errors.ts";
import type { AccountContext } from "./context.ts";
import { isCommonPassword } from "./domain/common-password.ts";
import { hashPassword } from "./domain/password.ts";
import { endEmailChanges } from "./email-link.ts";
import { holdPerson } from "./hold-person.ts";
import { createUserInput, type ChangePasswordInput, type CreateUserInput } from "./schema.ts";
import { requirePassword, wrongPassword } from "./sessions.ts";

/** Makes a person who can sign in. For installation and seed; a membership decides which sites they edit. */
export async function createUser(db: RootDb, input: CreateUserInput): Promise<{ id: string }> {
  const { password, ...user } = createUserInput.parse(input);
  const passwordHash = await hashPassword(password);
  return db.user.create({ data: { ...user, passwordHash }, select: { id: true } });
}

/** Lets a person edit a site; repeated, it changes nothing. Whether they may be let in is the caller's to ask. */
export async function joinSite(
  db: Db,
  { role = "optician", ...member }: { siteId: string; userId: string; role?: "optician" | "admin" },
): Promise<void> {
  await db.membership.createMany({ data: { ...member, role }, skipDuplicates: true });
}

/** Corrects one's own name. What was done under the former one keeps it: in the history of pages and in the log. */
export async function rename(ctx: AccountContext, { name }: { name: string }): Promise<void> {
  const { userId, name: before } = ctx.actor;
  if (name === before) return;
  await ctx.db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { name } });
    const subject = `${before} → ${name}`;
    await recordAudit(tx, { siteId: ctx.site.id, kind: "renamed", actor: ctx.actor, subject, ip: ctx.ip });
  });
  ctx.bus.wake(`actor:${userId}`);
}

/** Sets a new password and ends every session of the person, the present one included. Needs the present password. */
export async function changePassword(ctx: AccountContext, input: ChangePasswordInput): Promise<void> {
  const proved = await requirePassword(ctx, input.currentPassword);
  const { userId } = ctx.actor;
  await ctx.db.$transaction(async (tx) => {
    await holdPerson(tx, userId);
    // Whoever got another one meanwhile, as by a link of a mail, keeps that.
    if ((await tx.user.count({ where: { id: userId, passwordHash: proved } })) === 0) throw wrongPassword();
    await setPassword(tx, { userId, siteId: ctx.site.id }, input.newPassword);
    await recordAudit(tx, { siteId: ctx.site.id, kind: "passwordChanged", actor: ctx.actor, ip: ctx.ip });
  });
  ctx.bus.wake(`actor:${userId}`);
}

/**
 * Gives a person another password; all their sessions end, and links to set one, or another address, are worth nothing
 * from then on. One of those that everybody tries first, or that stands near the account and the site it is for, is
 * `invalid`, with the reason `commonPassword`.
 */
export async function setPassword(
  db: Db,
  { userId, siteId }: { userId: string; siteId: string },
  password: string,
): Promise<void> {
  const user = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true, name: true } });
  const site = await db.site.findUniqueOrThrow({ where: { id: siteId }, select: { name: true } });
  if (isCommonPassword(password, [user.email, user.name, site.name]))
    throw new DomainError("invalid", "This password is among the first that anybody tries", {
      reason: "commonPassword",
    });
  const passwordHash = await hashPassword(password);
  await db.user.update({ where: { id: userId }, data: { passwordHash } });
  await db.session.deleteMany({ where: { userId } });
  await db.passwordReset.deleteMany({ where: { userId } });
  await endEmailChanges(db, userId);
}
