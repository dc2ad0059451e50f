import type { Texts } from "~/i18n/message-types.ts";

/** The texts of the golf screens. */
export type GolfTexts = Texts<"golf">;
