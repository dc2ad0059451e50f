import { defineBlock } from "~/features/blocks/define-block.ts";
import { formFields, formOptions } from "../../form-fields.ts";

/** Visitors answer what its cards ask; where it has none, they write a message. */
export const formBlock = defineBlock({
  kind: "form",
  category: "team",
  label: "kinds.form",
  icon: "Mail",
  drawsItself: true,
  fields: formFields,
  options: formOptions,
  childKind: "formQuestion",
});
