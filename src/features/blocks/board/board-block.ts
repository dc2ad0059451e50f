import { field } from "../field-kinds.ts";
import { option } from "../option-kinds.ts";

/** The words over and under the cards of a board. */
export const boardFields = {
  kicker: field.text(),
  title: field.title(),
  description: field.richText(),
  button: field.button(),
};

/** How a board lays its cards out, and how it looks itself. */
export const boardOptions = {
  gridLayout: option.gridLayout(),
  columnLayout: option.columnLayout({
    displayConditions: { gridLayout: { option: "gridLayout", is: "!=", value: "split" } },
  }),
  /** Masonry shows every picture in its own proportions. */
  imageFormat: option.imageFormat({
    displayConditions: { gridLayout: { option: "gridLayout", is: "!=", value: "masonry" } },
  }),
  color: option.color(),
  alignment: option.alignment(),
  textSize: option.textSize(),
};

/** How a list of rows looks. */
export const listOptions = {
  color: option.color(),
  alignment: option.alignment(),
  textSize: option.textSize(),
};
