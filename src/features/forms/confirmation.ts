import { mailboxSchema, type Mail } from "~/features/mail/schema.ts";
import { queueMail } from "~/features/mail/queue-mail.ts";
import { translator } from "~/i18n/catalogue.ts";
import { oneLine } from "~/lib/one-line.ts";
import type { Db } from "~/server/db.ts";
import { hour } from "~/server/rate-limit.ts";
import type { FormValues } from "./domain/check-form.ts";

interface Confirmed {
  /** What the site calls itself. */
  site: string;
  /** The language in which the form was filled in. */
  locale: string;
  /** Where the site reads its answers; null where it has no address. */
  replyTo: string | null;
  values: FormValues;
}

/** So many an address gets from a site within a day, whoever enters it. */
export const mostConfirmations = 3;

/**
 * Has whoever filled in a form told that it arrived, where they left one mailbox. Nothing that they wrote stands in it, so
 * that nobody can have a text of their own sent to somebody else.
 */
export async function confirmToSender(db: Db, siteId: string, { values, replyTo, ...said }: Confirmed): Promise<void> {
  const to = mailboxSchema.safeParse(values["email"]);
  if (!to.success) return;
  const words = confirmationOf(said);
  const since = new Date(Date.now() - 24 * hour);
  const alike = { siteId, to: { equals: to.data, mode: "insensitive" as const }, createdAt: { gt: since } };
  if ((await db.outgoingMail.count({ where: alike })) >= mostConfirmations) return;
  await queueMail(db, siteId, { to: to.data, ...(replyTo ? { replyTo } : {}), ...words });
}

/** Subject and text, in one of the languages of visitors. */
export function confirmationOf({ site, locale }: Pick<Confirmed, "site" | "locale">): Pick<Mail, "subject" | "text"> {
  const t = translator(locale);
  const name = oneLine(site);
  return {
    subject: t("forms.confirmation.subject", { site: name }).slice(0, 200),
    text: [
      t("forms.confirmation.greeting"),
      t("forms.confirmation.body"),
      t("forms.confirmation.unasked"),
      `${t("forms.confirmation.signature")}\n${name}`,
    ].join("\n\n"),
  };
}
