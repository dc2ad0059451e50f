import { queueMail } from "~/features/mail/queue-mail.ts";
import type { Db } from "~/server/db.ts";
import { deviceName } from "./domain/device-name.ts";
import { mailLanguageOf } from "./editor-language.ts";
import { mailedSite } from "./link-mail.ts";
import { newDeviceTexts } from "./mail-texts.ts";

interface Entered {
  db: Db;
  site: { id: string };
  ip: string;
  userAgent?: string | null;
}

interface Person {
  id: string;
  name: string;
  email: string;
  editorLocale: string | null;
  firstSignInAt: Date | null;
}

/**
 * Sends a person a mail about a sign-in on a device that does not know their account, in their language. The very first
 * sign-in of an account, on whichever site, tells nobody anything new, so that it is left out and only noted.
 */
export async function tellOfNewDevice({ db, site, ip, userAgent }: Entered, person: Person): Promise<void> {
  if (!person.firstSignInAt) {
    await db.user.updateMany({ where: { id: person.id, firstSignInAt: null }, data: { firstSignInAt: new Date() } });
    return;
  }
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
