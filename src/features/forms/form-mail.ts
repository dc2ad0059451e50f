import { mailboxSchema, mostInMail, type Mail } from "~/features/mail/schema.ts";
import type { Cell } from "~/lib/tables/csv.ts";
import { oneLine } from "~/lib/one-line.ts";
import { translator } from "~/i18n/catalogue.ts";
import type { SiteSettings } from "~/features/site/schema.ts";
import type { FormValues } from "./domain/check-form.ts";
import type { FormField } from "./domain/form-field.ts";
import { senderAddress } from "./domain/sender-address.ts";
import { toldApart } from "./domain/told-apart.ts";
import { sayAnswer } from "./say-answer.ts";

interface Answer {
  to: string;
  /** The language of the site's editors. */
  locale: string;
  site: string;
  page: string;
  fields: readonly FormField[];
  values: FormValues;
  /** Where the site's editors read it and get its files. */
  inbox: string;
  /** When it came, in words. */
  when: string;
  /** How much of it is told. */
  told: SiteSettings["contact"]["mailAnswers"];
}

/**
 * What a site reads of an answer: every field that was filled in, and an answer to it goes to whoever wrote. Or a notice
 * alone: on which page, when, and where it is; then nothing that anybody wrote leaves the server, no address either.
 */
export function formMail({ told, ...answer }: Answer): Mail {
  const { to, locale, site, page } = answer;
  const subject = oneLine(translator(locale)("forms.mail.subject", { page, site })).slice(0, 200);
  return { to, isReadable: true, subject, ...(told === "notice" ? { text: noticeOf(answer) } : wholeOf(answer)) };
}

type Told = Omit<Answer, "told">;

function noticeOf({ locale, site, page, when, inbox }: Told): string {
  const t = translator(locale);
  return [t("mail.formNotice.lead", { place: site, page, when }), "", t("mail.formNotice.inbox"), inbox].join("\n");
}

function wholeOf({ locale, site, page, fields, values, inbox }: Told): Pick<Mail, "replyTo" | "text"> {
  const t = translator(locale);
  const hasFiles = fields.some(({ name, type }) => type === "file" && [values[name] ?? []].flat().length > 0);
  const lines = [
    t("forms.mail.lead", { page, site }),
    ...(hasFiles ? ["", t("forms.mail.files"), inbox] : []),
    "",
    ...sayAnswer(toldApart(fields), values, locale).map(line),
  ];
  const sender = mailboxSchema.safeParse(senderAddress(fields, values));
  return { ...(sender.success ? { replyTo: sender.data } : {}), text: cut(lines.join("\n")) };
}

/** As much of a text as a mail takes; the inbox holds the whole of it. */
function cut(text: string): string {
  const end = " […]";
  if (text.length <= mostInMail) return text;
  return text.slice(0, mostInMail - end.length).replace(/[\uD800-\uDBFF]$/, "") + end;
}

function line({ label, value }: Cell): string {
  const asked = /[?!:.…]$/.test(label) ? label : `${label}:`;
  return value.includes("\n") ? `${asked}\n${value}` : `${asked} ${value}`;
}
