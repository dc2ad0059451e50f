import { mailboxSchema, type Mail } from "~/features/mail/schema.ts";
import { translator } from "~/i18n/catalogue.ts";
import type { FormValues } from "./domain/check-form.ts";
import type { FormChoice, FormField } from "./domain/form-field.ts";
import { francs, totalOf } from "./domain/price.ts";

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
  const said = fields.flatMap((field) => {
    const value = sayValue(field, values[field.name], locale);
    return value === "" ? [] : [line(t(`forms.fields.${field.name}`), value)];
  });
  const total = totalOf(fields, values);
  const sender = mailboxSchema.safeParse(values["email"]);
  return {
    to,
    ...(sender.success ? { replyTo: sender.data } : {}),
    subject: t("forms.mail.subject", { page, site })
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
      .slice(0, 200),
    text: [
      t("forms.mail.lead", { page, site }),
      "",
      ...said,
      ...(total === null ? [] : ["", line(t("forms.total"), francs(total))]),
    ].join("\n"),
  };
}

function line(label: string, value: string): string {
  return value.includes("\n") ? `${label}:\n${value}` : `${label}: ${value}`;
}

function sayValue({ type, price }: FormField, value: FormValues[string] | undefined, locale: string): string {
  const t = translator(locale);
  switch (type) {
    case "checkbox":
      return value === true ? (price === undefined ? t("forms.choices.ja") : francs(price)) : "";
    case "count":
      return typeof value === "number" && value > 0 ? String(value) : "";
    case "choice":
    case "choices":
      return [value ?? ""]
        .flat()
        .filter((choice) => choice !== "")
        .map((choice) => t(`forms.choices.${choice as FormChoice}`))
        .join(", ");
    default:
      return typeof value === "string" ? value : "";
  }
}
