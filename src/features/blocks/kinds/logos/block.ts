import { boardFields, listOptions } from "../../board/board-block.ts";
import { defineBlock } from "../../define-block.ts";
import { option } from "../../option-kinds.ts";

/** The signs of brands, partners or associations, each a way to its owner's site. */
export const logosBlock = defineBlock({
  kind: "logos",
  category: "content",
  label: "kinds.logos",
  icon: "Handshake",
  needs: ({ children }) => children.length > 0,
  fields: boardFields,
  options: {
    columnLayout: option.columnLayout({ default: "5" }),
    coloured: option.checkbox({ label: "options.coloured" }),
    ...listOptions,
  },
  childKind: "logoCard",
  starterChildren: 5,
});
