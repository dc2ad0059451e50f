import { boardFields, listOptions } from "~/features/blocks/board/board-block.ts";
import { defineBlock } from "~/features/blocks/define-block.ts";
import { shownDirectoryIn } from "~/features/blocks/data/directory-data.ts";

/** The site's directory of businesses, which visitors search by name, place and programme; or one made by hand of cards. */
export const businessSearchBlock = defineBlock({
  kind: "businessSearch",
  category: "team",
  label: "kinds.businessSearch",
  icon: "Search",
  membersOnly: true,
  drawsItself: ({ data }) => shownDirectoryIn(data) !== null,
  fields: boardFields,
  options: listOptions,
  childKind: "businessCard",
});
