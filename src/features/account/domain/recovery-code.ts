import { createHash, randomBytes } from "node:crypto";

/** No letter or digit that looks like another one. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const recoveryCodeCount = 10;

/** Ten codes of two times five characters, some 49 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = Array.from({ length: 10 }, () => randomLetter()).join("");
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });
}

/** What is kept of a code: its hash together with the person's id, however it was typed. */
export function recoveryCodeHash(userId: string, code: string): string {
  const typed = code.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return createHash("sha256").update(`${userId} ${typed}`).digest("hex");
}

/** Bytes that would favour some letters are thrown again. */
function randomLetter(): string {
  const fair = 256 - (256 % letters.length);
  for (;;) {
    const [byte = 0] = randomBytes(1);
    if (byte < fair) return letters[byte % letters.length] ?? "";
  }
}
