import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** One review: its stars, what was written, by whom and where or when. */
export const reviewCardBlock = defineBlock({
  kind: "reviewCard",
  category: null,
  label: "kinds.reviewCard",
  addLabel: "adding.review",
  icon: "Star",
  fields: { quote: field.text(), name: field.text(), subtitle: field.text() },
  options: {
    rating: option.number({ label: "options.rating", default: 5, maximum: 5 }),
  },
});
