import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const here = import.meta.dirname;
const opened = readdirSync(here, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"))
  .flatMap((name) =>
    (readFileSync(join(here, name), "utf8").match(/<\w+\.Positioner[^]*?>/g) ?? []).map((tag) => ({ name, tag })),
  );

it("finds the popups that a library places", () => expect(opened.length).toBeGreaterThan(5));

it.each(opened)("the popup of $name keeps 16 px off the window's edges", ({ tag }) =>
  expect(tag).toContain("collisionPadding={16}"),
);
