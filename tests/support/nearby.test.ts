import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { nearby, nearbyRows } from "./nearby.ts";

const present = ["integration", "e2e"].flatMap((folder) =>
  readdirSync(`tests/${folder}`).map((name) => `tests/${folder}/${name}`),
);

it("finds what lies near a change, and a changed test itself", () => {
  const files = ["tests/integration/golf.test.ts", "tests/integration/site.test.ts", "tests/e2e/golf.spec.ts"];
  expect(nearby(["src/features/golf/service.ts"], files)).toEqual({
    integration: ["tests/integration/golf.test.ts"],
    specs: ["tests/e2e/golf.spec.ts"],
  });
  expect(nearby(["tests/integration/site.test.ts", "README.md"], files)).toEqual({
    integration: ["tests/integration/site.test.ts"],
    specs: [],
  });
});

it.each(
  nearbyRows.flatMap(([, near]) => [
    ...near.integration.map((name) => `tests/integration/${name}`),
    ...near.specs.map((name) => `tests/e2e/${name}`),
  ]),
)("names tests that exist: %s", (beginning) => {
  expect(present.some((path) => path.startsWith(beginning))).toBe(true);
});
