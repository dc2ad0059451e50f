import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** One business of a directory: where it is, when it is open, how to reach it and what it takes part in. */
export const businessCardBlock = defineBlock({
  kind: "businessCard",
  category: null,
  label: "kinds.businessCard",
  icon: "Store",
  fields: {
    title: field.title(),
    street: field.text(),
    city: field.text(),
    image: field.image(),
    openingHours: field.richText(),
    name: field.text(),
    phone: field.text({ opens: "phone" }),
    email: field.text({ opens: "email" }),
    button: field.button(),
  },
  options: {
    gesundheitsoptik: option.checkbox({ label: "options.gesundheitsoptik" }),
    frequentlens: option.checkbox({ label: "options.frequentlens" }),
  },
});
