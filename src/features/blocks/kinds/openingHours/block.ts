import { boardFields, listOptions } from "../../board/board-block.ts";
import { branchesWithHours } from "../../data/branch-data.ts";
import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { isFilled } from "../../is-filled.ts";
import { option } from "../../option-kinds.ts";

/** When the business is open: the hours of its branches as they are kept in the directory, and words of its own. */
export const openingHoursBlock = defineBlock({
  kind: "openingHours",
  category: "various",
  label: "kinds.openingHours",
  icon: "Clock",
  drawsItself: true,
  needs: (section, data) => {
    const { openingHours } = section.fields;
    return branchesWithHours(section, data).length > 0 || (openingHours !== undefined && isFilled(openingHours));
  },
  fields: { ...boardFields, openingHours: field.richText() },
  options: { ...listOptions, locations: option.location({ label: "options.locationsOrAll" }) },
});
