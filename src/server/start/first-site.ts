import { passwordLink } from "~/features/account/link-mail.ts";
import { emailAddress } from "~/features/account/schema.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { homeNames } from "~/features/site/domain/home-names.ts";
import { createSite } from "~/features/site/service.ts";
import { editorLocaleSchema, type Locale } from "~/lib/locales.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { siteOrigin } from "~/lib/addresses/site-origin.ts";
import { day } from "~/lib/time/lengths.ts";
import type { RootDb } from "~/server/db.ts";
import { openLiveBus } from "~/server/live/live-bus.ts";

const linkLifeMs = day;

interface FirstSite {
  host: string;
  name: string;
  /** The first one is the default. */
  locales: Locale[];
  /** Address of an admin of the installation; made when nobody has it. */
  admin: string;
  port: number;
}

/**
 * Makes a site with a published home page, and its admin, without demo data. Answers a link by which the admin chooses a
 * password, good once within a day; null for somebody who has one. Throws a sentence for a host that shows a site.
 */
export async function createFirstSite(db: RootDb, wanted: FirstSite): Promise<{ link: string | null }> {
  const host = wanted.host.trim().toLowerCase();
  const email = emailAddress.parse(wanted.admin);
  if (await db.siteHost.findUnique({ where: { host } })) throw new Error(`${host} shows a site already.`);
  const { locales, name } = wanted;
  const [locale = "de"] = locales;
  const { id } = await db.$transaction((tx) => createSite(tx, { name, locales, hosts: [host] }));
  const admin = await installationAdmin(db, email, locale);
  const ctx = forEditor({
    db,
    bus: openLiveBus(null), // nobody follows, and a listening connection would keep the process alive
    site: { id, key: host, locales },
    actor: { userId: admin.id, name: admin.name, isAdmin: true, role: null },
  });
  const names = Object.fromEntries(locales.map((each) => [each, homeNames[each]]));
  const home = { name: homeNames[locale], locale, collection: null, role: "home", meta: { name: names } } as const;
  await publishPage(ctx, await addPage(ctx, home));
  return { link: await admin.link(siteOrigin(host, wanted.port)) };
}

/**
 * The admin of the installation with this address; made when nobody has it. `link` answers where on a site a password
 * is chosen, good once within a day; null for somebody who has one.
 */
export async function installationAdmin(db: RootDb, email: string, locale: Locale) {
  const language = editorLocaleSchema.safeParse(locale).data ?? "de";
  const { passwordHash, ...admin } = await db.user.upsert({
    where: { email },
    create: { email, name: email.split("@")[0] ?? email, isAdmin: true, editorLocale: language },
    update: { isAdmin: true },
    select: { id: true, name: true, passwordHash: true },
  });
  const link = async (origin: string) =>
    passwordHash === null
      ? origin + (await passwordLink(db, { userId: admin.id, locale: language, lifeMs: linkLifeMs }))
      : null;
  return { ...admin, link };
}
