import { boardFields, listOptions } from "../../board/board-block.ts";
import { defineBlock } from "../../define-block.ts";

/** A directory of businesses, which visitors search by name, place and programme. */
export const businessSearchBlock = defineBlock({
  kind: "businessSearch",
  category: "team",
  label: "kinds.businessSearch",
  icon: "Search",
  membersOnly: true,
  fields: boardFields,
  options: listOptions,
  childKind: "businessCard",
  starterChildren: 3,
});
