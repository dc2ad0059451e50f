import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** An invitation to book an appointment, with the button that leads there. */
export const bookingContainerBlock = defineBlock({
  kind: "bookingContainer",
  category: "various",
  label: "kinds.bookingContainer",
  icon: "CalendarCheck",
  drawsItself: ({ fields: { button } }) => button?.type === "button" && button.link !== null,
  fields: {
    kicker: field.text(),
    title: field.title(),
    description: field.richText(),
    button: field.button(),
  },
  options: {
    booking: option.bookingLink(),
    color: option.color({ default: "secondary" }),
    alignment: option.alignment(),
    textSize: option.textSize(),
  },
});
