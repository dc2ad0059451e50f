import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";

/** One question and its answer. */
export const faqCardBlock = defineBlock({
  kind: "faqCard",
  category: null,
  label: "kinds.faqCard",
  addLabel: "adding.question",
  icon: "MessageCircleQuestionMark",
  fields: { question: field.text(), answer: field.richText() },
  options: {},
});
