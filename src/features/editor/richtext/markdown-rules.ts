import { HeadingRules } from "@platejs/basic-nodes";
import { createBlockStartInputRule, type SlateEditor } from "platejs";
import { toggleList } from "./toggle-list.ts";

/*
 * Markdown typed at the beginning of a paragraph ("- ", "1. ", "## ") makes it a list or a heading. In lists and
 * headings it is text.
 */
const enabled = ({ editor }: { editor: SlateEditor }) => editor.api.block()?.[0].type === "p";

/** The number of signs before the space is the size of the heading. */
export const headingRule = HeadingRules.markdown({ enabled });

export const bulletRule = listRule("ul", /^[-*]$/);
export const numberRule = listRule("ol", /^\d{1,3}\.$/);

function listRule(type: "ul" | "ol", match: RegExp) {
  return createBlockStartInputRule({
    enabled,
    match,
    trigger: " ",
    apply: ({ editor }, { range }) => {
      editor.tf.delete({ at: range });
      toggleList(editor, type);
      return true;
    },
  });
}
