import { translator } from "~/i18n/catalogue.ts";
import type { Cell } from "~/lib/tables/csv.ts";
import type { FormValues } from "./domain/check-form.ts";
import { choiceLabelOf, labelOf } from "./domain/field-words.ts";
import { aboutEntry, type FormField } from "./domain/form-field.ts";
import { francs, totalOf } from "./domain/price.ts";

/** What an answer is about, every field of it that was filled in, and what it comes to, as people read it. */
export function sayAnswer(fields: readonly FormField[], values: FormValues, locale: string): Cell[] {
  const t = translator(locale);
  const said = fields.map((field) => ({
    label: labelOf(field, t),
    value: sayValue(field, values[field.name], locale),
  }));
  const total = totalOf(fields, values);
  const about = values[aboutEntry];
  return [
    ...(typeof about === "string" ? [{ label: t("forms.about"), value: about }] : []),
    ...said.filter(({ value }) => value !== ""),
    ...(total === null ? [] : [{ label: t("forms.total"), value: francs(total) }]),
  ];
}

function sayValue(field: FormField, value: FormValues[string] | undefined, locale: string): string {
  const t = translator(locale);
  const { type, price } = field;
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
        .map((choice) => choiceLabelOf(field, String(choice), t))
        .join(", ");
    case "file":
      return Array.isArray(value) ? value.join(", ") : "";
    case "date":
      return typeof value === "string" ? sayDate(value, locale) : "";
    default:
      return typeof value === "string" ? value : "";
  }
}

/** A day as browsers send it ("2026-11-23") as people write it; anything else as it is. */
function sayDate(value: string, locale: string): string {
  const day = /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(`${value}T00:00Z`).getTime() : Number.NaN;
  if (Number.isNaN(day)) return value;
  return new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: "medium", timeZone: "UTC" }).format(day);
}
