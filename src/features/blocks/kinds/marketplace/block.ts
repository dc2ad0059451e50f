import { boardFields, listOptions } from "../../board/board-block.ts";
import { defineBlock } from "../../define-block.ts";

/** What members offer each other and look for, one below the other; one is open at a time. */
export const marketplaceBlock = defineBlock({
  kind: "marketplace",
  category: "team",
  label: "kinds.marketplace",
  icon: "Store",
  membersOnly: true,
  fields: boardFields,
  options: listOptions,
  childKind: "marketplaceCard",
  starterChildren: 2,
});
