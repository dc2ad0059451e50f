import { expect, it } from "vitest";
import { quickScores } from "./quick-scores.ts";

it.each([
  [3, [2, 3, 4, 5]],
  [1, [1, 2, 3]],
  [null, [2, 3, 4, 5]],
  [20, [19, 20]],
])("offers the scores around a par of %s", (par, scores) => expect(quickScores(par)).toEqual(scores));
