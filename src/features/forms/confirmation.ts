import { mailboxSchema, type Mail } from "~/features/mail/schema.ts";
import { queueMail } from "~/features/mail/queue-mail.ts";
import { translator } from "~/i18n/catalogue.ts";
import { oneLine } from "~/lib/one-line.ts";
import type { Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";

interface Confirmed {
  submissionId?: string;
  /** What the site calls itself. */
  site: string;
  /** The language in which the form was filled in. */
  locale: string;
  /** Where the site reads its answers; null where it has no address. */
  replyTo: string | null;
  /** What they left as their address. */
  sender: string;
}

/** So many a mailbox gets from a site within a day, whoever enters its address. */
export const mostConfirmations = 3;

/**
 * Has whoever filled in a form told that it arrived, where they left one mailbox. Nothing that they wrote stands in it, so
 * that nobody can have a text of their own sent to somebody else. In the transaction that keeps the answer: of two at the
 * same time the second one is counted after the first.
 */
export async function confirmToSender(
  db: Db,
  siteId: string,
  { submissionId, sender, replyTo, ...said }: Confirmed,
): Promise<void> {
  const to = mailboxSchema.safeParse(sender);
  if (!to.success || (await confirmedTo(db, siteId, to.data)) >= mostConfirmations) return;
  await queueMail(db, siteId, {
    to: to.data,
    isReadable: true,
    ...(submissionId ? { submissionId } : {}),
    ...(replyTo ? { replyTo } : {}),
    ...confirmationOf(said),
  });
}

/**
 * How many mails a mailbox had from the site within a day. What stands behind a plus sign leads to the same one; so do dots
 * in the name, and both names of the domain, at the largest of all providers. Elsewhere two mailboxes that differ in dots
 * alone share their three.
 */
async function confirmedTo(db: Db, siteId: string, address: string): Promise<number> {
  const [local = "", domain = ""] = address.toLowerCase().split("@");
  const name = local.replace(/(?<=.)\+.*/, "").replaceAll(".", "");
  const mailbox = `${name}@${domain === "googlemail.com" ? "gmail.com" : domain}`;
  const [row] = await inSite(siteId, async () => {
    const lock = `${siteId} ${mailbox}`;
    await db.$queryRaw`SELECT 1 AS "one" FROM pg_advisory_xact_lock(hashtext('form-confirmation'), hashtext(${lock}))`;
    return db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS "count" FROM "OutgoingMail"
      WHERE "siteId" = ${siteId}::uuid AND "createdAt" > now() - interval '1 day' AND ${mailbox} =
        replace(regexp_replace(split_part(lower("to"), '@', 1), '(.)[+].*', '\\1'), '.', '') || '@' ||
        regexp_replace(split_part(lower("to"), '@', 2), '^googlemail[.]com$', 'gmail.com')`;
  });
  return row?.count ?? 0;
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
