import { choice } from "~/features/blocks/option-kinds.ts";

/** The options that only golf's kinds have. */
export const golfOption = {
  gameOptions: choice<readonly ["start", "addPlayers", "share", "coupon"]>(
    "gameOptions",
    "options.gameOptions",
    [
      { value: "start", label: "choices.gameStart" },
      { value: "addPlayers", label: "choices.addPlayers" },
      { value: "share", label: "choices.share" },
      { value: "coupon", label: "choices.coupon" },
    ],
    "start",
  ),
  scoreOptions: choice<readonly ["card", "table", "records"]>(
    "scoreOptions",
    "options.scoreOptions",
    [
      { value: "card", label: "choices.card" },
      { value: "table", label: "choices.table" },
      { value: "records", label: "choices.records" },
    ],
    "card",
  ),
};
