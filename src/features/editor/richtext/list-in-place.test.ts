import { createPlateEditor } from "platejs/react";
import { expect, it } from "vitest";
import { richTextPlugins } from "./plugins.tsx";

const paragraph = (text: string) => ({ type: "p", children: [{ text }] });
const item = (text: string) => ({ type: "li", children: [{ type: "lic", children: [{ text }] }] });
const list = { type: "ul", children: [item("eins"), item("zwei")] };

it.each([
  ["an empty paragraph makes way for a list", [paragraph("Davor"), paragraph("")], ["p", "ul"]],
  ["one with words stays", [paragraph("Davor"), paragraph("Wort")], ["p", "p", "ul"]],
])("%s that is pasted there", (_rule, value, expected) => {
  const editor = createPlateEditor({ plugins: richTextPlugins, value });
  editor.tf.select(editor.api.end([1]));
  editor.tf.insertFragment([list]);
  expect(editor.children.map(({ type }) => type)).toEqual(expected);
  expect(editor.children.at(-1)).toMatchObject({ children: [{}, { children: [{ children: [{ text: "zwei" }] }] }] });
});
