import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";

/** One sign; where it leads, its picture says. */
export const logoCardBlock = defineBlock({
  kind: "logoCard",
  category: null,
  label: "kinds.logoCard",
  addLabel: "adding.logo",
  icon: "Handshake",
  fields: { image: field.image() },
  options: {},
});
