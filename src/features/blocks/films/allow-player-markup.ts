import { allowMarkup } from "~/lib/browser/own-workers.ts";
import { isPlayerMarkup } from "./player-markup.ts";

/** Read before the player itself, which draws its templates while it is read. */
allowMarkup(isPlayerMarkup);
