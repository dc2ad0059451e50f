import { isList, type RichTextInline, type RichTextValue } from "./schema.ts";

/**
 * Rich text from a small markup: a blank line parts blocks, `## ` and `### ` start headings, lines with `- ` or `1. `
 * form a list, `**bold**` and `[label](address)` stand inside a line.
 */
export function readMarkup(markup: string): RichTextValue {
  return markup
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split("\n").map((line) => line.trim());
      const list = lists.find(({ sign }) => lines.every((line) => sign.test(line)));
      if (list) return { type: list.type, children: lines.map((line) => listItem(line.replace(list.sign, ""))) };
      const joined = lines.join(" ");
      const heading = /^(#{2,3}) (.*)$/.exec(joined);
      if (!heading) return { type: "p" as const, children: inline(joined) };
      return { type: heading[1] === "##" ? ("h2" as const) : ("h3" as const), children: inline(heading[2] ?? "") };
    });
}

/** Rich text in that markup; what it has no sign for (italics, sizes, colours) stands as plain words. Pure. */
export function writeMarkup(value: RichTextValue): string {
  return value
    .map((block) => {
      if (isList(block))
        return block.children
          .map(({ children: [{ children }] }, at) => (block.type === "ul" ? "- " : `${at + 1}. `) + written(children))
          .join("\n");
      const heading = block.type === "p" ? "" : block.type < "h3" ? "## " : "### ";
      return heading + written(block.children);
    })
    .join("\n\n");
}

function written(children: readonly RichTextInline[]): string {
  return children
    .map((node) => {
      if ("url" in node) return `[${node.children.map(({ text }) => text).join("")}](${withoutBrackets(node.url)})`;
      return node.bold && node.text.trim() !== "" ? `**${node.text}**` : node.text;
    })
    .join("");
}

/** A bracket would end the address in the markup. */
const withoutBrackets = (url: string) => url.replaceAll("(", "%28").replaceAll(")", "%29");

const lists = [
  { type: "ul", sign: /^- / },
  { type: "ol", sign: /^\d+\. / },
] as const;

const listItem = (line: string) => ({
  type: "li" as const,
  children: [{ type: "lic" as const, children: inline(line) }] as [{ type: "lic"; children: RichTextInline[] }],
});

/**
 * Plate keeps a text leaf on both sides of a link, so an empty one stands where a link begins or ends a block. No sign is
 * looked for behind the next one of its kind: a text of brackets alone is read as fast as any other.
 */
function inline(line: string): RichTextInline[] {
  return line
    .split(/(\*\*[^*]+\*\*|\[[^[\]]+\]\((?!\))[^()]*(?:\([^()]*\)[^()]*)*\))/)
    .map((part, index): RichTextInline => (index % 2 === 0 ? { text: part } : marked(part)))
    .filter((node, index, all) => "type" in node || node.text !== "" || all.length === 1 || isBesideLink(all, index));
}

function marked(part: string): RichTextInline {
  if (part.startsWith("**")) return { text: part.slice(2, -2), bold: true };
  const end = part.indexOf("](");
  return { type: "a", url: part.slice(end + 2, -1), children: [{ text: part.slice(1, end) }] };
}

const isBesideLink = (nodes: RichTextInline[], index: number): boolean =>
  [nodes[index - 1], nodes[index + 1]].some((node) => node !== undefined && "type" in node);
