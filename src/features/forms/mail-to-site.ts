import { queueMail } from "~/features/mail/queue-mail.ts";
import type { SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { siteOrigin } from "~/lib/addresses/site-origin.ts";
import type { Db } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import type { FormValues } from "./domain/check-form.ts";
import type { FormField } from "./domain/form-field.ts";
import { mailboxOf } from "./domain/recipient.ts";
import { formMail } from "./form-mail.ts";

interface Answer {
  submissionId: string;
  page: string;
  fields: readonly FormField[];
  values: FormValues;
}

/** Has an answer mailed to its site, if that has an address. */
export async function mailToSite(db: Db, index: SiteIndex, { submissionId, ...answer }: Answer): Promise<void> {
  const to = mailboxOf(index);
  if (to === null) return;
  const { name: site, settings, primaryHost } = index;
  const { locale } = settings.editor;
  const inbox = `${siteOrigin(primaryHost, env.PORT)}/${locale}/edit/~home?inbox=1`;
  const mail = formMail({ to, site, locale, inbox, ...answer });
  await queueMail(db, index.id, { ...mail, submissionId });
}
