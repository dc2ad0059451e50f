import { createHash, randomBytes } from "node:crypto";
import type { EditorLocale } from "~/lib/locales.ts";
import { siteOrigin } from "~/lib/addresses/site-origin.ts";
import type { Db } from "~/server/db.ts";
import { env } from "~/server/env.ts";

interface MailedSite {
  name: string;
  /** What links in mails begin with. */
  origin: string;
  timeZone: string;
}

/** What mails say of a site. */
export async function mailedSite(db: Db, siteId: string): Promise<MailedSite> {
  const site = await db.site.findUniqueOrThrow({
    where: { id: siteId },
    select: { name: true, timeZone: true, hosts: { where: { isPrimary: true }, take: 1 } },
  });
  return { name: site.name, timeZone: site.timeZone, origin: siteOrigin(site.hosts[0]?.host ?? null, env.PORT) };
}

/**
 * The path of a one-time link by which this person sets a password, good for `lifeMs`. Only its hash is stored; the key
 * stands behind the number sign, so that it stays out of every log between here and the browser.
 */
export async function passwordLink(
  db: Db,
  { userId, locale, lifeMs }: { userId: string; locale: EditorLocale; lifeMs: number },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expires = new Date(Date.now() + lifeMs);
  await db.passwordReset.create({ data: { tokenHash: hashOf(token), userId, expires } });
  return `/${locale}/password#${token}`;
}

/** What is stored of a link's key. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
