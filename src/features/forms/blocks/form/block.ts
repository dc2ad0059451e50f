import { defineBlock } from "~/features/blocks/define-block.ts";
import { formFields, formOptions } from "../../form-fields.ts";

/** Visitors write a message. */
export const formBlock = defineBlock({
  kind: "form",
  category: "team",
  label: "kinds.form",
  icon: "Mail",
  drawsItself: true,
  fields: formFields,
  options: formOptions,
});
