import { expect, it } from "vitest";
import type { MakingStep } from "./schema.ts";
import { stepOf, withSteps } from "./under-way.ts";

it("keeps how far a site is when another under its host is refused meanwhile, and forgets it at the end", async () => {
  const step: MakingStep = { part: "pages", done: 3, of: 7 };
  await withSteps("holz.example", async (onStep) => {
    onStep(step);
    const second = withSteps("holz.example", () => Promise.reject(new Error("hostTaken")));
    await expect(second).rejects.toThrow("hostTaken");
    expect(stepOf("holz.example")).toEqual(step);
  });
  expect(stepOf("holz.example")).toBeNull();
});
