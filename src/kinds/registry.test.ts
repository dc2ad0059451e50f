import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { fieldLabel } from "~/features/blocks/field-labels.ts";
import { blocks, blockOf } from "./registry.ts";
import { viewOf } from "./views.tsx";

const features = new URL("../features/", import.meta.url);
/** Every folder of a kind: `kinds/<kind>` of the grammar, `blocks/<kind>` of a feature. */
const folders = readdirSync(features, { recursive: true, encoding: "utf8" })
  .flatMap((path) => /^(?:blocks\/kinds|[^/]+\/blocks)\/([^/]+)\/block\.ts$/.exec(path)?.[1] ?? [])
  .sort();
const definitions: [string, BlockDefinition][] = Object.entries(blocks);

describe("the registry", () => {
  it("names exactly the kinds that have a folder and a view", () => {
    expect(Object.keys(blocks).sort()).toEqual(folders);
    expect(folders.filter((kind) => !viewOf(kind))).toEqual([]);
  });

  it("knows nothing that an object inherits", () => expect(blockOf("constructor")).toBeUndefined());

  describe.each(definitions)("%s", (name, block) => {
    it("carries its own name", () => expect(block.kind).toBe(name));

    it("has defaults that its own schemas accept", () => {
      const owners = [block.options, ...Object.values(block.fields).map((field) => field.options)];
      for (const [key, option] of owners.flatMap((options) => Object.entries(options))) {
        expect(option.schema.safeParse(option.default).success, key).toBe(true);
      }
    });

    it("shows an option only by an option that it has", () => {
      const conditions = Object.values(block.options).flatMap((option) =>
        Object.values(option.displayConditions ?? {}),
      );
      for (const condition of conditions) {
        if (typeof condition === "object") expect(Object.keys(block.options)).toContain(condition.option);
      }
    });

    it("has a label in both languages for each of its fields", () => {
      for (const field of Object.keys(block.fields)) expect(fieldLabel(field).de, field).not.toBe(field);
    });

    it("holds cards of a kind that exists", () => {
      if (block.childKind) expect(blockOf(block.childKind)?.category).toBeNull();
    });
  });
});
