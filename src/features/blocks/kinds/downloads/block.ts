import { boardFields, listOptions } from "../../board/board-block.ts";
import { defineBlock } from "../../define-block.ts";
import { isFilled } from "../../is-filled.ts";

/** Documents for visitors to take with them, a row each. */
export const downloadsBlock = defineBlock({
  kind: "downloads",
  category: "content",
  label: "kinds.downloads",
  icon: "FileDown",
  needs: ({ children }) => children.some(({ fields }) => fields["file"] !== undefined && isFilled(fields["file"])),
  fields: boardFields,
  options: listOptions,
  childKind: "downloadCard",
  starterChildren: 3,
});
