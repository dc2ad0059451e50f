import type { Texts } from "~/i18n/message-types.ts";

/** The texts of a map in the browser. */
export type MapTexts = Texts<"map">;
