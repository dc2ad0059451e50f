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
  ["src/features", "src/server", "src"].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}/`),
  ),
)("knows what lies near %s", (folder) => {
  // Held by the unit tests beside what they change, or made up of the folders that are named one by one.
  if (["src/features/", "src/server/", "src/generated/", "src/i18n/", "src/lib/", "src/trpc/"].includes(folder)) return;
  expect(nearbyRows.some(([pattern]) => pattern.test(`${folder}any.ts`))).toBe(true);
});

it.each(
  nearbyRows.flatMap(([, near]) => [
    ...near.integration.map((name) => `tests/integration/${name}`),
    ...near.specs.map((name) => `tests/e2e/${name}`),
  ]),
)("names tests that exist: %s", (beginning) => {
  expect(present.some((path) => path.startsWith(beginning))).toBe(true);
});
