import { queueMail } from "~/features/mail/queue-mail.ts";
import type { SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { siteOrigin } from "~/lib/addresses/site-origin.ts";
import { writtenMoment } from "~/lib/time/written-date.ts";
import type { Db } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import type { FormValues } from "./domain/check-form.ts";
import type { FormField } from "./domain/form-field.ts";
import { mailboxOf } from "./domain/recipient.ts";
import { formMail } from "./form-mail.ts";

interface Answer {
  submissionId: string;
  receivedAt: Date;
  page: string;
  fields: readonly FormField[];
  values: FormValues;
}

/** Has an answer, or a notice of it, mailed to its site, if that has an address. */
export async function mailToSite(
  db: Db,
  index: SiteIndex,
  { submissionId, receivedAt, ...answer }: Answer,
): Promise<void> {
  const to = mailboxOf(index);
  if (to === null) return;
  const { name: site, settings, primaryHost, timeZone } = index;
  const { locale } = settings.editor;
  const inbox = `${siteOrigin(primaryHost, env.PORT)}/${locale}/edit?inbox=1`;
  const when = writtenMoment(receivedAt, locale, timeZone);
  const mail = formMail({ to, site, locale, inbox, when, told: settings.contact.mailAnswers, ...answer });
  await queueMail(db, index.id, { ...mail, submissionId });
}
