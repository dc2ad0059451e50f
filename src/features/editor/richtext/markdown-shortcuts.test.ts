import { createPlateEditor } from "platejs/react";
import { describe, expect, it } from "vitest";
import { toRichText } from "~/features/richtext/normalise.ts";
import type { RichTextValue } from "~/features/richtext/schema.ts";
import { richTextPlugins } from "./plugins.tsx";

/** What stands there after these keys, typed at the end of a text. */
function typed(keys: string, value: unknown[] = [{ type: "p", children: [{ text: "" }] }]): RichTextValue | null {
  const editor = createPlateEditor({ plugins: richTextPlugins, value: value as never });
  editor.tf.select(editor.api.end([]));
  for (const key of keys) {
    if (key === "\n") editor.tf.insertBreak();
    else editor.tf.insertText(key);
  }
  return toRichText(editor.children);
}
const list = (type: "ul" | "ol", ...items: string[]) => ({
  type,
  children: items.map((text) => ({ type: "li", children: [{ type: "lic", children: [{ text }] }] })),
});

describe("Markdown at the beginning of a paragraph", () => {
  it.each([
    ["- Brillen", [list("ul", "Brillen")]],
    ["* Brillen", [list("ul", "Brillen")]],
    ["1. Brillen", [list("ol", "Brillen")]],
    ["- Brillen\nLinsen", [list("ul", "Brillen", "Linsen")]],
    ["# Brillen", [{ type: "h1", children: [{ text: "Brillen" }] }]],
    ["## Brillen", [{ type: "h2", children: [{ text: "Brillen" }] }]],
    ["### Brillen", [{ type: "h3", children: [{ text: "Brillen" }] }]],
  ])("makes %j what it means", (keys, expected) => expect(typed(keys)).toEqual(expected));

  it.each(["#### Brillen", "-Brillen", "Brillen - Linsen", "Am 1. Mai", "## "])("leaves %j as it is typed", (keys) =>
    expect(JSON.stringify(typed(keys) ?? [])).toBe(
      JSON.stringify(keys === "## " ? [] : [{ type: "p", children: [{ text: keys }] }]),
    ),
  );

  it("is text in a list and in a heading", () => {
    expect(typed("- ", [list("ul", "")])).toEqual([list("ul", "- ")]);
    expect(typed("- x", [{ type: "h2", children: [{ text: "" }] }])).toEqual([
      { type: "h2", children: [{ text: "- x" }] },
    ]);
  });
});
