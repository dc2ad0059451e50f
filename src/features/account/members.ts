import type { z } from "zod";
import { queueMail } from "~/features/mail/queue-mail.ts";
import { day } from "~/lib/time/lengths.ts";
import { recordAudit } from "~/server/audit.ts";
import type { Db, UserModel } from "~/server/db.ts";
import { DomainError } from "~/lib/errors.ts";
import type { AccountContext } from "./context.ts";
import { holdPerson } from "./hold-person.ts";
import { mailedSite, passwordLink } from "./link-mail.ts";
import { invitationTexts } from "./mail-texts.ts";
import { lockedAdmins } from "./people.ts";
import { requireAdmin, requireFreshProof } from "./policy.ts";
import type { inviteInput, ListedPerson, MemberList, memberRoleInput } from "./schema.ts";
import { joinSite } from "./service.ts";

/** An invited person may be on holiday. */
const invitationLifeMs = 7 * day;

const listed = { id: true, name: true, email: true, passwordHash: true, totpSecret: true } as const;

/** Everybody who may edit this site, by a membership or as an admin of the installation, each by name. Admins only. */
export async function listMembers(ctx: AccountContext): Promise<MemberList> {
  requireAdmin(ctx.actor);
  const [rows, admins] = await Promise.all([
    ctx.db.membership.findMany({
      where: { siteId: ctx.site.id },
      select: { role: true, user: { select: listed } },
      orderBy: [{ user: { name: "asc" } }, { userId: "asc" }],
      take: 500,
    }),
    ctx.db.user.findMany({
      where: { isAdmin: true },
      select: listed,
      orderBy: [{ name: "asc" }, { id: "asc" }],
      take: 100,
    }),
  ]);
  const told = ({ id: userId, name, email, passwordHash, totpSecret }: (typeof admins)[number]): ListedPerson => ({
    userId,
    name,
    email,
    isInvited: passwordHash === null,
    hasSecondStep: totpSecret !== null,
    isYou: userId === ctx.actor.userId,
  });
  return { members: rows.map(({ role, user }) => ({ ...told(user), role })), admins: admins.map(told) };
}

/**
 * Makes whoever has this address a member and sends them a mail: somebody new a link to choose a password, good for
 * seven days, somebody known the way to sign in. Repeated for a person who never came, it gives them this role, and sends
 * a new link in place of the old one. Admins only, who gave their password a moment ago; a present member is `invalid`,
 * reason `isMember`.
 */
export async function inviteMember(ctx: AccountContext, input: z.infer<typeof inviteInput>): Promise<void> {
  requireAdmin(ctx.actor);
  requireFreshProof(ctx.actor, Date.now());
  const { email, name, role, locale } = input;
  const siteId = ctx.site.id;
  const site = await mailedSite(ctx.db, siteId);
  await ctx.db.$transaction(async (tx) => {
    const person = await heldPerson(tx, { email, name, editorLocale: locale });
    const isNew = person.passwordHash === null;
    const isMember = (await tx.membership.count({ where: { siteId, userId: person.id } })) > 0;
    if (isMember && !isNew) throw new DomainError("invalid", "This person is a member already", { reason: "isMember" });
    await joinSite(tx, { siteId, userId: person.id, role });
    if (isMember) await tx.membership.updateMany({ where: { siteId, userId: person.id }, data: { role } });
    if (isNew) await tx.passwordReset.deleteMany({ where: { userId: person.id } });
    const way = isNew
      ? await passwordLink(tx, { userId: person.id, locale, lifeMs: invitationLifeMs })
      : `/${locale}/login`;
    const mail = { link: site.origin + way, name: person.name, site: site.name, by: ctx.actor.name, isNew };
    await queueMail(tx, siteId, { to: email, ...invitationTexts(locale, mail) });
    await note(tx, ctx, { kind: "memberAdded", user: { name: person.name, email } });
  });
}

interface Invited {
  email: string;
  name: string;
  editorLocale: string;
}

type HeldPerson = Pick<UserModel, "id" | "name" | "passwordHash">;

/**
 * Who has this address, made if nobody has; nobody else invites them or gives them a password meanwhile. Who is deleted
 * while they are waited for, as having left all sites long ago, is somebody new.
 */
async function heldPerson(tx: Db, person: Invited): Promise<HeldPerson> {
  await tx.user.createMany({ data: person, skipDuplicates: true }); // another site may invite them at the same moment
  await tx.$queryRaw`SELECT FROM "User" WHERE "email" = ${person.email} FOR NO KEY UPDATE`;
  const select = { id: true, name: true, passwordHash: true } as const;
  return (await tx.user.findUnique({ where: { email: person.email }, select })) ?? heldPerson(tx, person);
}

/** Says what a member may do on this site. Admins only, who gave their password a moment ago. */
export async function changeMemberRole(
  ctx: AccountContext,
  { userId, role }: z.infer<typeof memberRoleInput>,
): Promise<void> {
  requireAdmin(ctx.actor);
  requireFreshProof(ctx.actor, Date.now());
  const siteId = ctx.site.id;
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.membership.updateMany({ where: { siteId, userId }, data: { role } });
    if (count === 0) throw new DomainError("not-found", "No such member");
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true, email: true } });
    await note(tx, ctx, { kind: "memberRoleChanged", user, more: role });
  });
  ctx.bus.wake(`actor:${userId}`);
}

/**
 * Makes a known person a member of this site. Admins only, who gave their password a moment ago; an unknown person is
 * `not-found`.
 */
export async function addMember(ctx: AccountContext, { userId }: { userId: string }): Promise<void> {
  requireAdmin(ctx.actor);
  requireFreshProof(ctx.actor, Date.now());
  const siteId = ctx.site.id;
  await ctx.db.$transaction(async (tx) => {
    await holdPerson(tx, userId); // or they are deleted meanwhile, as having left all sites long ago
    const user = await tx.user.findUnique({ where: { id: userId }, select: { name: true, email: true } });
    if (!user) throw new DomainError("not-found", "No such person");
    await joinSite(tx, { siteId, userId });
    await note(tx, ctx, { kind: "memberAdded", user });
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
    await note(tx, ctx, { kind: "memberRemoved", user });
  });
  ctx.bus.wake(`actor:${userId}`);
}

/**
 * Takes the rights over the installation from a person, who is signed out everywhere; memberships stay. Admins only, who
 * gave their password a moment ago, and from somebody else only, so that one is always left: oneself is `invalid`, whoever
 * is no admin `not-found`.
 */
export async function removeAdmin(ctx: AccountContext, { userId }: { userId: string }): Promise<void> {
  requireAdmin(ctx.actor);
  requireFreshProof(ctx.actor, Date.now());
  if (userId === ctx.actor.userId) throw new DomainError("invalid", "Nobody takes their own rights");
  await ctx.db.$transaction(async (tx) => {
    // Of two who take each other's rights at the same moment, the second has none left to do it with.
    const admins = await lockedAdmins(tx);
    requireAdmin({ isAdmin: admins.has(ctx.actor.userId) });
    if (!admins.has(userId)) throw new DomainError("not-found", "No such admin");
    const select = { name: true, email: true } as const;
    const user = await tx.user.update({ where: { id: userId }, data: { isAdmin: false }, select });
    await tx.session.deleteMany({ where: { userId } });
    await note(tx, ctx, { kind: "adminRemoved", user });
  });
  ctx.bus.wake(`actor:${userId}`);
}

interface MemberNote {
  kind: "memberAdded" | "memberRemoved" | "memberRoleChanged" | "adminRemoved";
  user: { name: string; email: string };
  more?: string;
}

function note(tx: Db, { site, actor, ip }: AccountContext, { kind, user, more }: MemberNote): Promise<void> {
  const subject = [`${user.name} <${user.email}>`, more].filter(Boolean).join(": ");
  return recordAudit(tx, { siteId: site.id, kind, actor, subject, ip });
}
