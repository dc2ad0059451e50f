import { mailLanguageOf } from "./editor-language.ts";
import { passwordLink } from "./link-mail.ts";
import { takeSecondStep } from "./second-step.ts";
import { inSite } from "~/server/site-scope.ts";
import type { RootDb } from "~/server/db.ts";

const linkLifeMs = 24 * 3_600_000;

/**
 * Opens the account of somebody who has lost password, phone or recovery codes, by hand of who runs the server: lifts the
 * second step and answers the site and the path of a link to choose a password, good once within a day. Throws a
 * sentence for an address that nobody has, and for somebody who belongs to no site.
 */
export async function letInAgain(db: RootDb, email: string): Promise<{ siteId: string; path: string }> {
  const person = await personOf(db, email);
  const siteId = await siteOf(db, person);
  if (siteId === null) throw new Error(`${email} belongs to no site.`);
  const locale = await inSite(siteId, () => mailLanguageOf(db, siteId, person.editorLocale));
  await db.$transaction((tx) => takeSecondStep(tx, person.id));
  return { siteId, path: await passwordLink(db, { userId: person.id, locale, lifeMs: linkLifeMs }) };
}

/**
 * Deletes a person with their memberships and sessions; what they did keeps their name. Throws a sentence for an address
 * that nobody has, and for the only admin of the installation.
 */
export async function deletePerson(db: RootDb, email: string): Promise<void> {
  const { id, isAdmin } = await personOf(db, email);
  const isLast = isAdmin && (await db.user.count({ where: { isAdmin: true, NOT: { id } } })) === 0;
  if (isLast) throw new Error(`${email} is the only admin of the installation: make another one first (site:create).`);
  await db.user.delete({ where: { id }, select: { id: true } });
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
