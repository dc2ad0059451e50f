/** Crockford's base 32: digits and letters without I, L, O and U, so that no two of them are mistaken for each other. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const codeLength = 10;

/** A code of ten characters, five bits of each random byte: 50 bits. */
export function codeFrom(randomBytes: Uint8Array): string {
  return Array.from(randomBytes.subarray(0, codeLength), (byte) => alphabet[byte % alphabet.length]).join("");
}

/**
 * A code as it is stored, of what somebody typed: case, spaces and hyphens do not count, O is read as 0, I and L as 1.
 * A scanned link of a coupon is read, too. Null for what cannot be a code.
 */
export function readCode(typed: string): string | null {
  const text = /[?&]code=([^&#]+)/.exec(typed)?.[1] ?? typed;
  const code = text
    .toUpperCase()
    .replace(/[\s\p{Dash_Punctuation}]/gu, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
  return code.length === codeLength && [...code].every((character) => alphabet.includes(character)) ? code : null;
}

/** A code as people read it aloud: two groups of five. */
export function spellCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
