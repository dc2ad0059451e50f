import type { Texts } from "~/i18n/message-types.ts";

/** What the sign-in page says. */
export type SignInTexts = Texts<"signIn">;
