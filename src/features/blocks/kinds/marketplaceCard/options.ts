import { choice } from "../../option-kinds.ts";

/** What an entry is about. */
export const itemTypeOption = choice<readonly ["frame", "object", "job"]>(
  "itemType",
  "options.itemType",
  [
    { value: "frame", label: "choices.frame" },
    { value: "object", label: "choices.object" },
    { value: "job", label: "choices.job" },
  ],
  "object",
);

/** Whether somebody has it or wants it. */
export const listingKindOption = choice<readonly ["offering", "searching"]>(
  "listingKind",
  "options.listingKind",
  [
    { value: "offering", label: "choices.offering" },
    { value: "searching", label: "choices.searching" },
  ],
  "offering",
);
