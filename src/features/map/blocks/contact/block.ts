import { chosenBranches } from "~/features/blocks/data/branch-data.ts";
import { defineBlock } from "~/features/blocks/define-block.ts";
import { field } from "~/features/blocks/field-kinds.ts";
import { choice, option } from "~/features/blocks/option-kinds.ts";

const arrangement = choice<readonly ["standard", "card", "table", "map"]>(
  "arrangement",
  "options.arrangement",
  [
    { value: "standard", label: "choices.standard" },
    { value: "card", label: "choices.framed" },
    { value: "table", label: "choices.table" },
    { value: "map", label: "choices.withMap" },
  ],
  "standard",
);

/** One address: where it is, when it is open and how to reach it; beside a picture, or a map of the chosen branches. */
export const contactBlock = defineBlock({
  kind: "contact",
  category: "various",
  label: "kinds.contact",
  icon: "MapPin",
  drawsItself: ({ options, data }) => chosenBranches(options.locations, data).length > 0,
  fields: {
    image: field.image(),
    kicker: field.text(),
    title: field.title(),
    description: field.richText(),
    name: field.text(),
    street: field.text(),
    city: field.text(),
    phone: field.text({ opens: "phone" }),
    email: field.text({ opens: "email" }),
    openingHours: field.richText(),
    button: field.button(),
  },
  options: {
    arrangement: arrangement(),
    color: option.color(),
    alignment: option.alignment({ label: "options.imageSide", default: "right" }),
    textSize: option.textSize(),
    locations: option.location(),
    booking: option.bookingLink(),
  },
});
