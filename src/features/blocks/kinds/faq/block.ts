import { boardFields, listOptions } from "../../board/board-block.ts";
import { defineBlock } from "../../define-block.ts";
import { option } from "../../option-kinds.ts";

/** Questions that customers ask, each with its answer below it. */
export const faqBlock = defineBlock({
  kind: "faq",
  category: "content",
  label: "kinds.faq",
  icon: "MessageCircleQuestionMark",
  needs: ({ children }) => children.length > 0,
  fields: boardFields,
  options: {
    ...listOptions,
    oneAtATime: option.checkbox({ label: "options.oneAtATime" }),
    firstOpen: option.checkbox({ label: "options.firstOpen" }),
  },
  childKind: "faqCard",
  starterChildren: 3,
});
