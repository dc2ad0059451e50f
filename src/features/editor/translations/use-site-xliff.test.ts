import { expect, it } from "vitest";
import { problemsOf } from "./use-site-xliff.ts";

it("calls a text absent only where no part of the file has it", () => {
  const absent = (id: string) => ({ id, note: "", problem: "absent" as const });
  const broken = { id: "c", note: "", problem: "broken" as const };
  expect(problemsOf([{ problems: [absent("a"), absent("b")] }, { problems: [broken, absent("b")] }])).toEqual([
    broken,
    absent("b"),
  ]);
  expect(problemsOf([])).toEqual([]);
});
