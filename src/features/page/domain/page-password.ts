/** What is shorter is guessed by trying, in characters. */
export const leastPassword = 4;

/** Whether a password of a page is too easily guessed. */
export function isShortPassword(password: string): boolean {
  return [...password].length < leastPassword;
}
