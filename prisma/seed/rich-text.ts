import type { RichTextInline, RichTextValue } from "~/features/richtext/schema.ts";

/**
 * Rich text from a small markup: a blank line parts blocks, `## ` and `### ` start headings, lines with `- ` form a
 * list, `**bold**` and `[label](address)` stand inside a line.
 */
export function richText(markup: string): RichTextValue {
  return markup
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split("\n").map((line) => line.trim());
      if (lines.every((line) => line.startsWith("- "))) {
        return { type: "ul" as const, children: lines.map((line) => listItem(line.slice(2))) };
      }
      const joined = lines.join(" ");
      const heading = /^(#{2,3}) (.*)$/.exec(joined);
      if (!heading) return { type: "p" as const, children: inline(joined) };
      return { type: heading[1] === "##" ? ("h2" as const) : ("h3" as const), children: inline(heading[2] ?? "") };
    });
}

const listItem = (line: string) => ({
  type: "li" as const,
  children: [{ type: "lic" as const, children: inline(line) }] as [{ type: "lic"; children: RichTextInline[] }],
});

/** Plate keeps a text leaf on both sides of a link, so an empty one stands where a link begins or ends a block. */
function inline(line: string): RichTextInline[] {
  const parts = line.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/);
  return parts
    .filter((part, index) => part !== "" || index % 2 === 0)
    .map((part) => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), bold: true as const };
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
      return link ? { type: "a" as const, url: link[2] ?? "", children: [{ text: link[1] ?? "" }] } : { text: part };
    })
    .filter((node, index, all) => "type" in node || node.text !== "" || all.length === 1 || isBesideLink(all, index));
}

const isBesideLink = (nodes: RichTextInline[], index: number): boolean =>
  [nodes[index - 1], nodes[index + 1]].some((node) => node !== undefined && "type" in node);
