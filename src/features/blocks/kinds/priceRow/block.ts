import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** One thing and its price; where a group begins, its title stands above. */
export const priceRowBlock = defineBlock({
  kind: "priceRow",
  category: null,
  label: "kinds.priceRow",
  addLabel: "adding.price",
  icon: "Tag",
  fields: {
    groupTitle: field.title(),
    title: field.title(),
    duration: field.text(),
    cost: field.cost(),
    description: field.richText(),
  },
  options: { fromPrice: option.checkbox({ label: "options.fromPrice" }) },
});
