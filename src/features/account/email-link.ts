import { randomBytes } from "node:crypto";
import { queueMail } from "~/features/mail/queue-mail.ts";
import type { EditorLocale } from "~/lib/locales.ts";
import { hour } from "~/lib/time/lengths.ts";
import type { Db, RootDb } from "~/server/db.ts";
import { holdPerson } from "./hold-person.ts";
import { hashOf, mailedSite } from "./link-mail.ts";
import { emailChangeTexts } from "./mail-texts.ts";

const linkLifeMs = 24 * hour;

/** Stores a link's hash and the mail that holds the link, for an address that nobody has; a former link of the person ends. */
export async function sendEmailChange(
  db: RootDb,
  { siteId, userId, email, locale }: { siteId: string; userId: string; email: string; locale: EditorLocale },
): Promise<void> {
  const person = await db.user.findUnique({ where: { id: userId }, select: { name: true } });
  if (!person || (await db.user.count({ where: { email } })) > 0) return;
  const { name: site, origin } = await mailedSite(db, siteId);
  const key = randomBytes(32).toString("base64url");
  await db.$transaction(async (tx) => {
    await holdPerson(tx, userId); // of two asked for at the same moment, the second ends the first
    await endEmailChanges(tx, userId);
    const expires = new Date(Date.now() + linkLifeMs);
    await tx.verificationToken.create({
      data: { identifier: ofPerson(userId) + email, token: hashOf(key), expires },
    });
    // The key stands behind the number sign, so that it stays out of every log between here and the browser.
    const link = `${origin}/${locale}/account#email=${key}`;
    await queueMail(tx, siteId, { to: email, ...emailChangeTexts(locale, { link, name: person.name, site }) });
  });
}

/** Links to another address that this person asked for are worth nothing from then on. */
export async function endEmailChanges(db: Db, userId: string): Promise<void> {
  await db.verificationToken.deleteMany({ where: { identifier: { startsWith: ofPerson(userId) } } });
}

/** How the links of a person begin where they are stored; the address follows. */
export const ofPerson = (userId: string) => `email:${userId}:`;
