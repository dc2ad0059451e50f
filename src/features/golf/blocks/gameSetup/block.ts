import { defineBlock } from "~/features/blocks/define-block.ts";
import { field } from "~/features/blocks/field-kinds.ts";
import { option } from "~/features/blocks/option-kinds.ts";
import { golfOption } from "../options.ts";

/**
 * One of the screens around a round of golf: start, players, share or coupon (`gameOptions`). The start screen shows
 * the tagline, the coupon says what the winner gets; the site's texts stand in for either.
 */
export const gameSetupBlock = defineBlock({
  kind: "gameSetup",
  category: "various",
  label: "kinds.gameSetup",
  needsCollection: "map",
  icon: "Flag",
  drawsItself: true,
  fields: {
    image: field.image(),
    title: field.title(),
    description: field.richText(),
    tagline: field.text(),
    prize: field.text(),
  },
  options: { gameOptions: golfOption.gameOptions(), color: option.color() },
});
