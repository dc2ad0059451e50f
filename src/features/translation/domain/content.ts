import { savedRichText } from "~/features/page/domain/rich-text.ts";
import { savedLines } from "~/features/page/domain/text.ts";
import { longestText } from "~/features/page/domain/text-limits.ts";
import { isRefused } from "~/features/document/refusals.ts";
import { toRichText } from "~/features/richtext/normalise.ts";
import { isList, type RichTextBlock, type RichTextInline } from "~/features/richtext/schema.ts";
import type { Json } from "~/lib/json.ts";
import type { Locale } from "~/lib/locales.ts";
import type { Guard } from "./guard.ts";
import { readSegment, textOf, writeSegment } from "./segment.ts";

/** A text of a field: plain where `json` is null, formatted otherwise. */
export interface TextContent {
  text: string;
  json: Json;
}

/** A text on its way to another language. */
interface Translatable {
  /** What a service has to translate, in order. */
  markups: string[];
  /** The text made of the answers; null when they are not as many, cannot be saved, or lack formatting or a guarded word. */
  build(answers: readonly string[]): TextContent | null;
}

/** Takes a text apart, a piece for each line of formatted text, so that nothing but words leaves the house. */
export function translatable(content: TextContent, guard: Guard, to: Locale): Translatable {
  const blocks = toRichText(content.json) ?? [];
  const lines = content.json === null ? [[{ text: content.text }]] : blocks.flatMap(linesOf);
  const segments = lines.map((inlines) => writeSegment(inlines, guard));
  const markups = segments.flatMap((segment) => segment?.markup ?? []);
  const polish = polishIn(to);
  return {
    markups,
    build(answers) {
      if (answers.length !== markups.length) return null;
      const waiting = [...answers];
      const built = lines.map((inlines, index) => {
        const segment = segments[index];
        return segment ? readSegment(segment, waiting.shift() ?? "", polish) : inlines;
      });
      if (built.some((line) => line === null)) return null;
      const whole = built.flatMap((line) => (line ? [line] : []));
      return content.json === null ? plainOf(whole) : richOf(blocks, whole);
    },
  };
}

function linesOf(block: RichTextBlock): RichTextInline[][] {
  return isList(block) ? block.children.map((item) => item.children[0].children) : [block.children];
}

function plainOf(lines: RichTextInline[][]): TextContent | null {
  const text = lines.map((inlines) => inlines.map(textOf).join("")).join("\n");
  return text.length > longestText || savedLines(text) === null ? null : { text, json: null };
}

/** The blocks with these lines in the places of their own. */
function richOf(blocks: RichTextBlock[], lines: RichTextInline[][]): TextContent | null {
  const waiting = [...lines];
  const next = () => waiting.shift() ?? [];
  const translated = blocks.map((block) =>
    isList(block)
      ? {
          ...block,
          children: block.children.map(() => ({ type: "li", children: [{ type: "lic", children: next() }] })),
        }
      : { ...block, children: next() },
  );
  const saved = savedRichText(toRichText(translated));
  return isRefused(saved) || !saved.text ? null : { text: saved.text.text ?? "", json: saved.text.json };
}

/** German is written as in Switzerland, which has no ß. */
function polishIn(to: Locale): (text: string) => string {
  return to === "de" ? (text) => text.replaceAll("ß", "ss").replaceAll("ẞ", "SS") : (text) => text;
}
