import { expect, it } from "vitest";
import { writtenDistance } from "./written-distance.ts";

it.each([
  [354, "de", "350 m"],
  [2_410, "de", "2.4 km"],
  [2_410, "fr", "2,4 km"],
  [2_410, "it", "2.4 km"],
  [2_410, "rm", "2.4 km"],
  [2_410, "sr", "2,4 km"],
  [38_400, "de", "38 km"],
])("writes %i metres in %s by the customs of its readers in Switzerland", (metres, locale, written) =>
  expect(writtenDistance(metres, locale).replace(/[\u00a0\u202f]/, " ")).toBe(written),
);
