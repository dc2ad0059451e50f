import { field } from "~/features/blocks/field-kinds.ts";
import { option } from "~/features/blocks/option-kinds.ts";

/** The words around a form. */
export const formFields = {
  kicker: field.text(),
  title: field.title(),
  description: field.richText(),
  submitLabel: field.text(),
  subdescription: field.richText(),
  sentText: field.richText({ isApart: true }),
};

/** How a form looks. */
export const formOptions = {
  color: option.color(),
  alignment: option.alignment(),
  textSize: option.textSize(),
};
