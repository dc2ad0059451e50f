import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** One of the screens around a round of golf: start, players, share or coupon (`gameOptions`). */
export const gameSetupBlock = defineBlock({
  kind: "gameSetup",
  category: "various",
  label: { de: "Spiel: Ablauf", fr: "Jeu : déroulement" },
  icon: "Flag",
  fields: { image: field.image(), title: field.text(), description: field.richText() },
  options: { gameOptions: option.gameOptions(), color: option.color() },
});
