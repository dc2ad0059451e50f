import type { SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import type { Db } from "~/server/db.ts";
import { confirmToSender } from "./confirmation.ts";
import type { FormValues } from "./domain/check-form.ts";
import type { FormField } from "./domain/form-field.ts";
import { senderAddress } from "./domain/sender-address.ts";
import { mailboxOf } from "./domain/recipient.ts";
import { mailToSite } from "./mail-to-site.ts";

interface TakenAnswer {
  submissionId: string;
  receivedAt: Date;
  /** Name of the page that it was written on. */
  page: string;
  /** The language in which the form was filled in. */
  locale: string;
  fields: readonly FormField[];
  values: FormValues;
}

/** Has an answer that is no spam mailed to its site, and confirmed to whoever wrote it. */
export async function tellOfAnswer(db: Db, index: SiteIndex, { locale, ...answer }: TakenAnswer): Promise<void> {
  await mailToSite(db, index, answer);
  const { submissionId, fields, values } = answer;
  const site = index.settings.contact.companyName || index.name;
  const sender = senderAddress(fields, values);
  await confirmToSender(db, index.id, { submissionId, site, locale, replyTo: mailboxOf(index), sender });
}
