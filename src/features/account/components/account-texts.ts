import type { Messages, Texts, Translate } from "~/i18n/message-types.ts";

export type AccountTexts = Texts<"account">;
export type SayAccount = Translate<Messages["account"]>;
