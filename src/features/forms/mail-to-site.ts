import { queueMail } from "~/features/mail/queue-mail.ts";
import { mailboxSchema } from "~/features/mail/schema.ts";
import type { SiteIndex } from "~/features/site/domain/site-index.ts";
import type { Db } from "~/server/db.ts";
import type { FormValues } from "./domain/check-form.ts";
import type { FormField } from "./domain/form-field.ts";
import { recipientOf } from "./domain/recipient.ts";
import { formMail } from "./form-mail.ts";

interface Answer {
  page: string;
  fields: readonly FormField[];
  values: FormValues;
}

/** Where a site reads its answers; null where it has no address, or none that is one mailbox. */
export function mailboxOf(index: SiteIndex): string | null {
  return mailboxSchema.safeParse(recipientOf(index)).data ?? null;
}

/** Has an answer mailed to its site, if that has an address. */
export async function mailToSite(db: Db, index: SiteIndex, answer: Answer): Promise<void> {
  const to = mailboxOf(index);
  if (to === null) return;
  const { name: site, settings } = index;
  await queueMail(db, index.id, formMail({ to, site, locale: settings.editor.locale, ...answer }));
}
