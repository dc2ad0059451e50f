import { defineBlock } from "~/features/blocks/define-block.ts";
import { field } from "~/features/blocks/field-kinds.ts";
import { option } from "~/features/blocks/option-kinds.ts";
import { formFields, formOptions } from "../../form-fields.ts";

/** Sponsors of the event book packages and seats, as far as there are any left. */
export const aspectSponsorFormBlock = defineBlock({
  kind: "aspectSponsorForm",
  category: "various",
  label: "kinds.aspectSponsorForm",
  icon: "HandCoins",
  drawsItself: true,
  membersOnly: true,
  fields: { ...formFields, closedText: field.richText({ isApart: true }) },
  options: {
    ...formOptions,
    bookingClosed: option.checkbox({ label: "options.bookingClosed" }),
    hauptsponsor: option.checkbox({ label: "options.hauptsponsorBooked" }),
    standprasenz6m: option.checkbox({ label: "options.standprasenz6mBooked" }),
    standprasenz9m: option.checkbox({ label: "options.standprasenz9mBooked" }),
    stehlunch: option.checkbox({ label: "options.stehlunchBooked" }),
    nachmittagpause: option.checkbox({ label: "options.nachmittagpauseBooked" }),
    vormittagspause: option.checkbox({ label: "options.vormittagspauseBooked" }),
    stehlunch2: option.checkbox({ label: "options.stehlunch2Booked" }),
  },
});
