import type { Messages, Texts, Translate } from "~/i18n/message-types.ts";

export type AccountTexts = Texts<"account">;
export type SayAccount = Translate<Messages["account"]>;

/** What the button says that shows a password. */
export const revealTexts = (t: SayAccount) => ({ show: t("password.show"), hide: t("password.hide") });

/** How long a name of a person or a site may be. */
export const nameLimit = (t: SayAccount) => ({ most: 100, told: t("nameTooLong") });
