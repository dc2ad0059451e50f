import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { fieldLabel, kindLabel } from "~/features/blocks/labels.ts";
import type { OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { leaves } from "~/i18n/catalogue.ts";
import { de } from "~/i18n/messages/de.ts";
import { blocks, blockOf } from "./registry.ts";
import { viewOf } from "./views.tsx";

const features = new URL("../features/", import.meta.url);
/** Every folder of a kind: `kinds/<kind>` of the grammar, `blocks/<kind>` of a feature. */
const folders = readdirSync(features, { recursive: true, encoding: "utf8" })
  .flatMap((path) => /^(?:blocks\/kinds|[^/]+\/blocks)\/([^/]+)\/block\.ts$/.exec(path)?.[1] ?? [])
  .sort();
const labelled: ReadonlySet<string> = new Set(leaves(de.labels).map(([key]) => key));
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

    it("shows an option or field only by an option that it has", () => {
      const conditions = [...Object.values(block.options), ...Object.values(block.fields)].flatMap((each) =>
        Object.values(each.displayConditions ?? {}),
      );
      for (const condition of conditions) {
        if (typeof condition === "object") expect(Object.keys(block.options)).toContain(condition.option);
      }
    });

    it("has a label for itself and for each of its fields, options and choices", () => {
      const options = [block.options, ...Object.values(block.fields).map((each) => each.options)].flatMap(
        Object.values,
      );
      const labels = [
        kindLabel(block.kind),
        ...(block.addLabel ? [block.addLabel] : []),
        ...Object.keys(block.fields).map(fieldLabel),
        ...options.flatMap(({ label, choices = [] }: OptionDefinition) => [
          label,
          ...choices.map((each) => each.label),
        ]),
      ];
      expect(labels.filter((label) => !labelled.has(label))).toEqual([]);
      expect(block.label).toBe(kindLabel(block.kind));
    });

    it("holds cards of a kind that exists", () => {
      if (block.childKind) expect(blockOf(block.childKind)?.category).toBeNull();
    });
  });
});
