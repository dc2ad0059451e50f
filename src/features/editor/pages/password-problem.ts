/** What is shorter is guessed by trying, in characters. */
export const leastPassword = 4;

export type PasswordProblem = "pages.passwordEmpty" | "pages.passwordShort";

/** Why this cannot be the password of a page; null when it can. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password === "") return "pages.passwordEmpty";
  return [...password].length < leastPassword ? "pages.passwordShort" : null;
}
