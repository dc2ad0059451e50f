import { queueMail } from "~/features/mail/queue-mail.ts";
import type { RootDb } from "~/server/db.ts";
import { deviceName } from "./domain/device-name.ts";
import { mailLanguageOf } from "./editor-language.ts";
import { mailedSite } from "./link-mail.ts";
import { newDeviceTexts } from "./mail-texts.ts";

interface Entered {
  db: RootDb;
  site: { id: string };
  ip: string;
  userAgent?: string | null;
}

interface Person {
  id: string;
  name: string;
  email: string;
  editorLocale: string | null;
}

/**
 * Sends a person a mail about a sign-in on a device that does not know their account, in their language. The very first
 * sign-in of an account tells nobody anything new, so that it is left out. Called before that sign-in is in the log.
 */
export async function tellOfNewDevice({ db, site, ip, userAgent }: Entered, person: Person): Promise<void> {
  const before = await db.auditEntry.count({ where: { siteId: site.id, actorId: person.id, kind: "signIn" } });
  if (before === 0) return;
  const { name, origin, timeZone } = await mailedSite(db, site.id);
  const locale = await mailLanguageOf(db, site.id, person.editorLocale);
  const when = new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: "long", timeStyle: "short", timeZone });
  const mail = {
    name: person.name,
    site: name,
    device: deviceName(userAgent ?? null),
    ip,
    when: when.format(new Date()),
    link: `${origin}/${locale}/account`,
  };
  await queueMail(db, site.id, { to: person.email, ...newDeviceTexts(locale, mail) });
}
