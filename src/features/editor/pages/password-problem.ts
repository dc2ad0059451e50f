import { isShortPassword } from "~/features/page/domain/page-password.ts";

export type PasswordProblem = "pages.passwordEmpty" | "pages.passwordShort";

/** Why this cannot be the password of a page; null when it can. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password === "") return "pages.passwordEmpty";
  return isShortPassword(password) ? "pages.passwordShort" : null;
}
