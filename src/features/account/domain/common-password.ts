import { dictionary } from "@zxcvbn-ts/language-common";
import { shortestPassword } from "../schema.ts";

const runs = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890123456789",
  "qwertzuiopasdfghjklyxcvbnm",
  "qwertyuiopasdfghjklzxcvbnm",
  "azertyuiopqsdfghjklmwxcvbn",
];
/** That of the demo's logins stands in the README. */
const published = "vitrine-demo";
const known = new Set([published, ...dictionary["passwords-common"].filter((password) => password.length >= 6)]);

/**
 * Whether a password is among the first that anybody tries: one of the 49,000 most used, also with digits or signs put
 * around it, a run of keys or of the alphabet, or one short piece repeated. `personal` are words that stand near the
 * account: its address, name and site.
 */
export function isCommonPassword(password: string, personal: readonly string[] = []): boolean {
  const plain = password.toLowerCase();
  const core = plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  if (known.has(plain) || (core.length >= 6 && core.length > plain.length - 7 && known.has(core))) return true;
  if (isRun(plain) || isRepeated(plain)) return true;
  const words = personal.flatMap((text) => [text, ...text.split("@")]).map((text) => text.toLowerCase());
  return words.some((word) => word.length >= 4 && plain.replace(word, "").length < shortestPassword - 6);
}

function isRun(text: string): boolean {
  const backwards = [...text].reverse().join("");
  return runs.some((run) => run.includes(text) || run.includes(backwards));
}

function isRepeated(text: string): boolean {
  for (let length = 1; length <= 5; length += 1)
    if (
      text
        .slice(0, length)
        .repeat(Math.ceil(text.length / length))
        .slice(0, text.length) === text
    )
      return true;
  return false;
}
