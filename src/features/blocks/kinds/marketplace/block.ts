import { boardFields, listOptions } from "../../board/board-block.ts";
import { defineBlock } from "../../define-block.ts";
import { itemsIn } from "../../data/listing-data.ts";

/** What members offer each other and look for, one below the other; one is open at a time: its cards, or the site's list. */
export const marketplaceBlock = defineBlock({
  kind: "marketplace",
  category: "team",
  label: "kinds.marketplace",
  icon: "Store",
  membersOnly: true,
  fields: boardFields,
  options: listOptions,
  drawsItself: ({ data }) => itemsIn(data).length > 0,
  childKind: "marketplaceCard",
  starterChildren: 2,
});
