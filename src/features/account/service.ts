import { openSession } from "~/server/auth.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { Db, RootDb } from "~/server/db.ts";
import type { LiveBus } from "~/server/live-bus.ts";
import { DomainError } from "~/lib/errors.ts";
import { hashPassword, isPasswordOf } from "./domain/password.ts";
import { requireAdmin } from "./policy.ts";
import {
  createUserInput,
  emailAddress,
  type ChangePasswordInput,
  type CreateUserInput,
  type Credentials,
} from "./schema.ts";
import { throttled } from "./throttle.ts";

/** Somebody who has just proved who they are. */
export interface SignedIn {
  id: string;
  name: string;
  email: string;
  sessionId: string;
}

/**
 * Checks e-mail and password for a site and opens a session. Null for an unknown person, a wrong password and a
 * stranger to the site alike, after the same time. Throws `too-many` after too many failed tries.
 */
export function signIn(
  ctx: { db: Db; site: { id: string }; ip: string },
  { email, password }: Credentials,
): Promise<SignedIn | null> {
  const address = emailAddress.safeParse(email).data ?? "";
  return throttled({ ip: ctx.ip, email: address }, async () => {
    const user = await ctx.db.user.findUnique({
      where: { email: address },
      include: { memberships: { where: { siteId: ctx.site.id } } },
    });
    if (!(await isPasswordOf(user?.passwordHash, password)) || !user) return null;
    if (!user.isAdmin && user.memberships.length === 0) return null;
    return { id: user.id, name: user.name, email: user.email, sessionId: await openSession(ctx.db, user.id) };
  });
}

/** Ends one session; the sockets that it opened are closed at once. */
export async function signOut({ db, bus }: { db: Db; bus: LiveBus }, sessionId: string): Promise<void> {
  const session = await db.session.findUnique({ where: { sessionToken: sessionId }, select: { userId: true } });
  await db.session.deleteMany({ where: { sessionToken: sessionId } });
  if (session) bus.wake(`actor:${session.userId}`);
}

/** Makes a person who can sign in. For installation and seed; a membership decides which sites they edit. */
export async function createUser(db: RootDb, input: CreateUserInput): Promise<{ id: string }> {
  const { password, ...user } = createUserInput.parse(input);
  const passwordHash = await hashPassword(password);
  return db.user.create({ data: { ...user, passwordHash }, select: { id: true } });
}

/** Lets a person edit a site. For installation and seed; repeated, it changes nothing. */
export async function joinSite(db: RootDb, member: { siteId: string; userId: string }): Promise<void> {
  await db.membership.upsert({
    where: { userId_siteId: member },
    create: { ...member, role: "optician" },
    update: {},
  });
}

/** Sets a new password and ends every session of the person, the present one included. Needs the present password. */
export async function changePassword(
  ctx: Pick<ServiceContext, "db" | "bus" | "actor"> & { ip: string },
  input: ChangePasswordInput,
): Promise<void> {
  const { userId } = ctx.actor;
  const user = await ctx.db.user.findUniqueOrThrow({ where: { id: userId } });
  const isProved = await throttled({ ip: ctx.ip, email: user.email }, async () =>
    (await isPasswordOf(user.passwordHash, input.currentPassword)) ? true : null,
  );
  if (!isProved) throw new DomainError("invalid", "The present password is not right");
  const passwordHash = await hashPassword(input.newPassword);
  await ctx.db.$transaction([
    ctx.db.user.update({ where: { id: userId }, data: { passwordHash } }),
    ctx.db.session.deleteMany({ where: { userId } }),
  ]);
  ctx.bus.wake(`actor:${userId}`);
}

/** Makes a known person a member of this site. Admins only; an unknown person is `not-found`. */
export async function addMember(ctx: ServiceContext, { userId }: { userId: string }): Promise<void> {
  requireAdmin(ctx.actor);
  const user = await ctx.db.user.findUnique({ where: { id: userId }, select: { id: true } });
  if (!user) throw new DomainError("not-found", "No such person");
  await joinSite(ctx.db, { siteId: ctx.site.id, userId });
}

/** Takes a person off this site; it counts at their next call. Admins only; somebody else's member is `not-found`. */
export async function removeMember(ctx: ServiceContext, { userId }: { userId: string }): Promise<void> {
  requireAdmin(ctx.actor);
  const { count } = await ctx.db.membership.deleteMany({ where: { siteId: ctx.site.id, userId } });
  if (count === 0) throw new DomainError("not-found", "No such member");
  ctx.bus.wake(`actor:${userId}`);
}
