import { mailboxSchema, type Mail } from "~/features/mail/schema.ts";
import type { Cell } from "~/lib/csv.ts";
import { oneLine } from "~/lib/one-line.ts";
import { translator } from "~/i18n/catalogue.ts";
import type { FormValues } from "./domain/check-form.ts";
import type { FormField } from "./domain/form-field.ts";
import { sayAnswer } from "./say-answer.ts";

interface Answer {
  to: string;
  /** The language of the site's editors. */
  locale: string;
  site: string;
  page: string;
  fields: readonly FormField[];
  values: FormValues;
}

/** What a site reads of an answer: every field that was filled in. An answer to it goes to whoever wrote. */
export function formMail({ to, locale, site, page, fields, values }: Answer): Mail {
  const t = translator(locale);
  const sender = mailboxSchema.safeParse(values["email"]);
  return {
    to,
    ...(sender.success ? { replyTo: sender.data } : {}),
    subject: oneLine(t("forms.mail.subject", { page, site })).slice(0, 200),
    text: [t("forms.mail.lead", { page, site }), "", ...sayAnswer(fields, values, locale).map(line)].join("\n"),
  };
}

function line({ label, value }: Cell): string {
  return value.includes("\n") ? `${label}:\n${value}` : `${label}: ${value}`;
}
