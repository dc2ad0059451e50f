import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { choice, option } from "../../option-kinds.ts";

const arrangement = choice<readonly ["standard", "banner", "split", "strip"]>(
  "arrangement",
  "options.arrangement",
  [
    { value: "standard", label: "choices.standard" },
    { value: "banner", label: "choices.banner" },
    { value: "split", label: "choices.halves" },
    { value: "strip", label: "choices.strip" },
  ],
  "standard",
);

/** One invitation to act, with up to two buttons. */
export const ctaBlock = defineBlock({
  kind: "cta",
  category: "content",
  label: "kinds.cta",
  icon: "MousePointerClick",
  fields: {
    kicker: field.text(),
    title: field.title(),
    description: field.richText(),
    button: field.button(),
    secondaryButton: field.button(),
    image: field.image(),
  },
  options: {
    arrangement: arrangement(),
    color: option.color({ default: "primary" }),
    alignment: option.alignment(),
    textSize: option.textSize(),
  },
});
