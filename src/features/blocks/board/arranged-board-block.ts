import { choice, option } from "../option-kinds.ts";
import { boardOptions } from "./board-block.ts";

/** How a grid is filled: with cards of one size, around a large one, as rows, or with words on the cards' pictures. */
const arrangement = choice<readonly ["even", "bento", "list", "overlay"]>(
  "arrangement",
  "options.arrangement",
  [
    { value: "even", label: "choices.even" },
    { value: "bento", label: "choices.bento" },
    { value: "list", label: "choices.list" },
    { value: "overlay", label: "choices.onPicture" },
  ],
  "even",
);

/** How a board of pictures, services or products lays its cards out, and how it looks itself. */
export const arrangedBoardOptions = {
  ...boardOptions,
  arrangement: arrangement({ displayConditions: { gridLayout: { option: "gridLayout", is: "=", value: "grid" } } }),
  numbered: option.checkbox({ label: "options.numbered" }),
  /** Texts of cards that lead on to more are cut for visitors after 200 characters. */
  excerpt: option.checkbox({ label: "options.excerpt" }),
};
