import { expect, it } from "vitest";
import { covers, rangesOf } from "./face-range.ts";

it.each([
  ["U+20-7E,U+20AC", "ä€", true],
  ["U+20-7E,U+20AC", "äß", false],
  ["u+1f??", "\u1F00", true],
  ["U+1F??", "\u1FFF", true],
  ["U+1F??", "\u2000", false],
  ["U+??", "ÿ", true],
  ["U+1F300-1F5FF", "a🌍", true],
])("%s is for one of %j: %s", (range, text, isFor) => expect(covers(rangesOf(range), text)).toBe(isFor));
