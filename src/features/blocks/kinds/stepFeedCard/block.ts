import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";

/** One step: what happens, and how long it takes. */
export const stepFeedCardBlock = defineBlock({
  kind: "stepFeedCard",
  category: null,
  label: "kinds.stepFeedCard",
  addLabel: "adding.step",
  icon: "ListOrdered",
  fields: {
    image: field.image(),
    title: field.title(),
    duration: field.text(),
    description: field.richText(),
    button: field.button(),
  },
  options: {},
});
