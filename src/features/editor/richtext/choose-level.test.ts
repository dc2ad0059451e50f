import type { TElement } from "platejs";
import { createPlateEditor } from "platejs/react";
import { expect, it } from "vitest";
import { chooseLevel } from "./choose-level.ts";
import type { Level } from "./hierarchy.ts";
import { richTextPlugins } from "./plugins.tsx";

const written = (line: TElement) => createPlateEditor({ plugins: richTextPlugins, value: [line] });
const large = {
  type: "p",
  children: [
    { text: "Gross", large: true },
    { text: " und fett", bold: true, large: true },
  ],
};

it.each<[Level, object]>([
  [
    "small",
    {
      type: "p",
      children: [
        { text: "Gross", small: true },
        { text: " und fett", bold: true, small: true },
      ],
    },
  ],
  ["p", { type: "p", children: [{ text: "Gross" }, { text: " und fett", bold: true }] }],
  ["h2", { type: "h2", children: [{ text: "Gross" }, { text: " und fett", bold: true }] }],
])("the marks of the level before go first, the others stay: large becomes %s", (level, line) => {
  const editor = written(large);
  editor.tf.select(editor.api.end([0]));
  chooseLevel(editor, level);
  expect(editor.children).toMatchObject([line]);
  expect(JSON.stringify(editor.children)).not.toContain("large");
});

it("only the selected words change their mark, and what is typed next has it", () => {
  const editor = written({ type: "p", children: [{ text: "Viel Kleingedrucktes" }] });
  editor.tf.select({ anchor: { path: [0, 0], offset: 5 }, focus: { path: [0, 0], offset: 20 } });
  chooseLevel(editor, "small");
  expect(editor.children).toMatchObject([
    { type: "p", children: [{ text: "Viel " }, { text: "Kleingedrucktes", small: true }] },
  ]);
  editor.tf.collapse({ edge: "end" });
  editor.tf.insertText("!");
  expect(JSON.stringify(editor.children)).toContain('"Kleingedrucktes!"');
});

it("a line of a list leaves it to become a heading", () => {
  const item = { type: "li", children: [{ type: "lic", children: [{ text: "eins" }] }] };
  const editor = written({ type: "ul", children: [item] });
  editor.tf.select(editor.api.end([0]));
  chooseLevel(editor, "h3");
  expect(editor.children).toMatchObject([{ type: "h3", children: [{ text: "eins" }] }]);
});
