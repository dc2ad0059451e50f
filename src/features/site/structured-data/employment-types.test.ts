import { expect, it } from "vitest";
import { employmentTypes } from "./employment-types.ts";

it.each([
  ["100 %", ["FULL_TIME"]],
  ["60 bis 100 %", ["FULL_TIME", "PART_TIME"]],
  ["60–80%", ["PART_TIME"]],
  ["20 %", ["PART_TIME"]],
  ["nach Absprache", []],
  ["2026", []],
  ["", []],
])("reads of %s how much work it is", (words, types) => expect(employmentTypes(words)).toEqual(types));
