import { day } from "~/lib/time/lengths.ts";
import { mailLanguageOf } from "./editor-language.ts";
import { endEmailChanges } from "./email-link.ts";
import { passwordLink } from "./link-mail.ts";
import { takeSecondStep } from "./second-step.ts";
import { inSite } from "~/server/site-scope.ts";
import { recordAudit } from "~/server/audit.ts";
import type { Db, RootDb } from "~/server/db.ts";

const linkLifeMs = day;

/**
 * Opens the account of somebody who has lost password, phone or recovery codes, by hand of who runs the server: lifts the
 * second step and answers the site and the path of a link to choose a password, good once within a day. Throws a
 * sentence for an address that nobody has, and for somebody who belongs to no site.
 */
export async function letInAgain(db: RootDb, email: string): Promise<{ siteId: string; path: string }> {
  const person = await personOf(db, email);
  const siteId = await siteOf(db, person);
  if (siteId === null) throw new Error(`${email} belongs to no site.`);
  const { id: userId, editorLocale } = person;
  const path = await inSite(siteId, () =>
    db.$transaction(async (tx) => {
      await takeSecondStep(tx, userId);
      await recordAudit(tx, { siteId, kind: "secondStepLifted", actor: null, subject: email });
      const locale = await mailLanguageOf(tx, siteId, editorLocale);
      return passwordLink(tx, { userId, locale, lifeMs: linkLifeMs });
    }),
  );
  return { siteId, path };
}

/**
 * Deletes a person with their memberships and sessions; what they did keeps their name. Throws a sentence for an address
 * that nobody has, and for the only admin of the installation.
 */
export async function deletePerson(db: RootDb, email: string): Promise<void> {
  const { id } = await personOf(db, email);
  await db.$transaction(async (tx) => {
    const admins = await lockedAdmins(tx);
    if (admins.has(id) && admins.size === 1)
      throw new Error(`${email} is the only admin of the installation: make another one first (site:create).`);
    await endEmailChanges(tx, id);
    await tx.user.delete({ where: { id }, select: { id: true } });
  });
}

/** Who administers the installation; until the transaction ends, nobody else comes or goes. */
export async function lockedAdmins(tx: Db): Promise<ReadonlySet<string>> {
  const admins = await tx.$queryRaw<{ id: string }[]>`SELECT id FROM "User" WHERE "isAdmin" ORDER BY id FOR UPDATE`;
  return new Set(admins.map(({ id }) => id));
}

async function personOf(db: RootDb, email: string) {
  const person = await db.user.findUnique({
    where: { email },
    select: { id: true, isAdmin: true, editorLocale: true },
  });
  if (!person) throw new Error(`Nobody has the address ${email}.`);
  return person;
}

/** A site that they may edit. */
async function siteOf(db: RootDb, { id: userId, isAdmin }: { id: string; isAdmin: boolean }): Promise<string | null> {
  const sites = await db.site.findMany({
    where: { deletedAt: null },
    select: { id: true },
    orderBy: { createdAt: "asc" },
  });
  for (const { id: siteId } of sites)
    if (isAdmin || (await inSite(siteId, () => db.membership.count({ where: { siteId, userId } }))) > 0) return siteId;
  return null;
}
