import { describe, expect, it } from "vitest";
import { deriveId } from "~/lib/ids.ts";
import type { Json } from "~/lib/json.ts";
import type { PageDocument } from "../schema.ts";
import { runCommand } from "./run.ts";

const id = deriveId("6f1d3c52-0c4b-5a7e-9d61-2f6a4f1c8b90", "page");
const page: PageDocument = {
  id,
  name: "Loch",
  role: null,
  status: "draft",
  collection: "map",
  options: { number: 3 },
  disallowedLocales: [],
  locales: {},
  groups: {},
};
const run = (key: string, value: Json) =>
  runCommand(
    page,
    { opId: id, command: "page.option", input: { key, value } },
    { locales: ["de"], patchesOf: () => undefined },
  );

describe("page.option", () => {
  it("sets and removes one option and leaves the others", () => {
    expect(run("lat", 47.5)).toMatchObject({ ok: true, document: { options: { number: 3, lat: 47.5 } } });
    expect(run("number", null)).toMatchObject({ ok: true, document: { options: {} } });
  });

  it("returns the same document when nothing changes", () => {
    const result = run("number", 3);
    expect(result.ok && result.document).toBe(page);
  });

  it.each([
    ["lat", 91],
    ["lng", "8.7"],
    ["number", 0],
    ["passwordHash", "x"],
  ])("refuses %s = %j", (key, value) => {
    expect(run(key, value)).toEqual({ ok: false, refusal: "invalid-input" });
  });
});
