import { expect, it } from "vitest";
import { hookInEditor } from "../../../../tests/support/in-editor.tsx";
import { useItemName } from "./use-item-name.ts";

const nameOf = hookInEditor(useItemName, { state: { locale: "fr" }, known: {} });

it.each([
  ["in the language under edit", { names: { de: "Werkstatt", fr: "Atelier" }, name: "Haus" }, "Atelier"],
  ["by its own name", { names: { de: "Werkstatt" }, name: "Werkstatt" }, "Werkstatt"],
  [
    "while it has no words, by its kind, which editors read in their own language",
    { names: {}, name: "" },
    "Teammitglied",
  ],
])("calls a section %s", (_, item, called) => expect(nameOf({ ...item, kind: "teamDetails" })).toBe(called));
