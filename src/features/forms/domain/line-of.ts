/** A text as one line, as the answer to a question is kept, with single spaces. */
export function lineOf(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
