import { expect, it } from "vitest";
import { isJsonTooLarge } from "./json-size.ts";

const limits = { values: 6, depth: 3, keys: 3 };

it.each([
  ["[1,2,3,4,5]", false],
  ["[1,2,3,4,5,6]", true],
  ['{"a":{"b":{"c":1}}}', false],
  ['{"a":{"b":{"c":[]}}}', true],
  ['["[[[[[[,,,,,,,","\\"[[[["]', false],
  ["[[],[],[[]]]", true],
  ["][", false],
  ['{"a":0,"b":[0,0],"c":0}', false],
  ['{"a":0,"b":0,"c":0,"d":0}', true],
  ['{"a":{"b":0,"c":0},"d":0}', false],
])("%s", (text, isTooLarge) => expect(isJsonTooLarge(Buffer.from(text), limits)).toBe(isTooLarge));
