import { isList, type RichTextInline, type RichTextLeaf, type RichTextValue } from "~/features/richtext/schema.ts";
import { headingLevels } from "~/features/richtext/rich-text.tsx";
import { undivided } from "~/lib/undivided.ts";

/** A text of editors as Markdown: in one line, with no sign that would become markup. Pure. */
export function plainMarkdown(text: string): string {
  const line = undivided(text).replace(/\s+/g, " ").trim();
  return line
    .replace(/[\\`*_[\]<>|~]|&(?=#?\w+;)/g, "\\$&")
    .replace(/^(?:#{1,6}|\+)(?= |$)|^-(?=[ -]|$)/, "\\$&")
    .replace(/^(\d{1,9})([.)])(?= |$)/, "$1\\$2");
}

export function headingMarkdown(text: string, level: number): string {
  return `${"#".repeat(Math.min(level, 6))} ${plainMarkdown(text)}`;
}

/** A link; an address cannot end it early. Pure. */
export function linkMarkdown(text: string, url: string): string {
  return `[${plainMarkdown(text)}](${url.replace(/[\s()<>\\]/g, encodeSign)})`;
}

function encodeSign(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase()}`;
}

/** Rich text as Markdown. `urlOf` says where a link's address leads; null leaves its words alone. Pure. */
export function richTextMarkdown(
  value: RichTextValue,
  { headingLevel, urlOf }: { headingLevel: number; urlOf: (address: string) => string | null },
): string {
  const levels = headingLevels(value, headingLevel);
  const inline = (nodes: readonly RichTextInline[]) => inlinesMarkdown(nodes, urlOf);
  const blocks = value.map((block, at) => {
    if (isList(block)) {
      const sign = (index: number) => (block.type === "ol" ? `${index + 1}.` : "-");
      return block.children.map((item, index) => `${sign(index)} ${inline(item.children[0].children)}`).join("\n");
    }
    const text = inline(block.children);
    const level = levels[at];
    return level !== undefined && text !== "" ? `${"#".repeat(level)} ${text}` : text;
  });
  return blocks.filter((text) => text !== "").join("\n\n");
}

function inlinesMarkdown(nodes: readonly RichTextInline[], urlOf: (address: string) => string | null): string {
  const parts = nodes.map((node) => {
    if (!("url" in node)) return marked(node);
    const text = node.children.map(({ text: words }) => words).join("");
    const url = urlOf(node.url);
    return url === null ? spaced(text, plainMarkdown) : spaced(text, (words) => linkMarkdown(words, url));
  });
  return parts.join("").trim();
}

function marked({ text, bold, italic }: RichTextLeaf): string {
  const sign = `${bold ? "**" : ""}${italic ? "*" : ""}`;
  return spaced(text, (words) => `${sign}${plainMarkdown(words)}${[...sign].reverse().join("")}`);
}

/** What stands around words stays outside of their marks, which would be none otherwise. */
function spaced(text: string, mark: (words: string) => string): string {
  const words = text.trim();
  if (words === "") return text === "" ? "" : " ";
  return `${/^\s/.test(text) ? " " : ""}${mark(words)}${/\s$/.test(text) ? " " : ""}`;
}
