import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";
import { itemTypeOption, listingKindOption } from "./options.ts";

/** Something that a member offers or looks for: what it costs, how it is handed over and whom to ask. */
export const marketplaceCardBlock = defineBlock({
  kind: "marketplaceCard",
  category: null,
  label: "kinds.marketplaceCard",
  addLabel: "adding.entry",
  icon: "Store",
  fields: {
    title: field.title(),
    cost: field.cost(),
    image: field.image(),
    description: field.richText(),
    name: field.text(),
    phone: field.text({ opens: "phone" }),
    email: field.text({ opens: "email" }),
    button: field.button(),
  },
  options: {
    listingKind: listingKindOption(),
    itemType: itemTypeOption(),
    askingPrice: option.checkbox({ label: "options.askingPrice" }),
    toBePickedUp: option.checkbox({ label: "options.toBePickedUp" }),
    subjectToPostage: option.checkbox({ label: "options.subjectToPostage" }),
  },
});
