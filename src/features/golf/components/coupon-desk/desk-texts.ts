import type { Texts } from "~/i18n/message-types.ts";

/** What the page for the staff says. */
export type DeskTexts = Texts<"couponDesk">;
