import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";

/** One open position: how much work it is, where, what it is about and whom to ask. */
export const jobCardBlock = defineBlock({
  kind: "jobCard",
  category: null,
  label: "kinds.jobCard",
  addLabel: "adding.job",
  icon: "Briefcase",
  fields: {
    title: field.title(),
    workQuota: field.text(),
    city: field.text(),
    image: field.image(),
    description: field.richText(),
    name: field.text(),
    phone: field.text({ opens: "phone" }),
    email: field.text({ opens: "email" }),
    button: field.button(),
  },
  options: {},
});
