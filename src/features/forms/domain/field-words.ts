import type { ViewTranslate } from "~/i18n/view-texts.ts";
import type { FormChoice, FormField, FormFieldName, QuestionName } from "./form-field.ts";

/** What a question is called: as its card says, else as the forms' own texts do. */
export function labelOf({ name, label }: Pick<FormField, "name" | "label">, t: ViewTranslate): string {
  return label ?? t(`forms.fields.${name as Exclude<FormFieldName, QuestionName>}`);
}

/** What a choice of a question is called; those of a card are words already. */
export function choiceLabelOf({ label }: Pick<FormField, "label">, choice: string, t: ViewTranslate): string {
  return label === undefined ? t(`forms.choices.${choice as FormChoice}`) : choice;
}
