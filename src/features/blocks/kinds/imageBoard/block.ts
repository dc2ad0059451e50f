import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** A heading and a board of picture cards, in one of five layouts. */
export const imageBoardBlock = defineBlock({
  kind: "imageBoard",
  category: "content",
  label: "kinds.imageBoard",
  icon: "LayoutGrid",
  fields: {
    kicker: field.text(),
    title: field.text(),
    description: field.richText(),
    button: field.button(),
  },
  options: {
    gridLayout: option.gridLayout(),
    columnLayout: option.columnLayout({ displayConditions: { gridLayout: notSplit() } }),
    imageFormat: option.imageFormat({ displayConditions: { gridLayout: notMasonry() } }),
    color: option.color(),
    alignment: option.alignment(),
    textSize: option.textSize(),
  },
  childKind: "imageCard",
  starterChildren: 3,
});

function notSplit() {
  return { option: "gridLayout", is: "!=", value: "split" } as const;
}

/** Masonry shows every picture in its own proportions. */
function notMasonry() {
  return { option: "gridLayout", is: "!=", value: "masonry" } as const;
}
