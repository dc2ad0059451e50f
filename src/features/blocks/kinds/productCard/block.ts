import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** One product: who makes it, its name, its price and what is special about it. */
export const productCardBlock = defineBlock({
  kind: "productCard",
  category: null,
  label: "kinds.productCard",
  icon: "ShoppingBag",
  fields: {
    image: field.image(),
    kicker: field.text(),
    title: field.title(),
    cost: field.cost(),
    description: field.richText(),
    button: field.button(),
  },
  options: {
    color: option.color(),
  },
});
