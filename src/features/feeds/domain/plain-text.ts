import { Parser } from "htmlparser2";

const silent = new Set(["script", "style", "template", "noscript", "iframe", "object", "svg"]);
/** Elements that stand in a line with the words around them. */
const inline = new Set([
  "a",
  "abbr",
  "b",
  "code",
  "em",
  "i",
  "mark",
  "q",
  "s",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "u",
]);
/** More of a text is never looked at: nobody reads it in a teaser. */
const mostRead = 50_000;

/** What HTML says: its words without markup, and its first picture. Pure; nothing of it is ever shown as HTML. */
export function readHtml(html: string): { text: string; pictureUrl: string | null } {
  let text = "";
  let silence = 0;
  let pictureUrl: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (silent.has(name)) silence += 1;
      if (!inline.has(name)) text += " ";
      if (name === "img" && silence === 0 && !isPixel(attributes)) pictureUrl ??= attributes["src"]?.trim() || null;
    },
    onclosetag(name) {
      if (silent.has(name)) silence -= 1;
      if (!inline.has(name)) text += " ";
    },
    ontext: (part) => {
      if (silence === 0) text += part;
    },
  });
  parser.end(shallow(html.slice(0, mostRead)));
  return { text: tidy(text), pictureUrl };
}

/** One line without what cannot be seen: control characters, marks that turn the direction of what follows. */
export function tidy(text: string): string {
  return text
    .replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, "")
    .replace(/\p{Cs}/gu, "") // half of a character
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

/** What a source calls a post, as a database can keep it and give it back: no control character, no half of another. */
export function postId(written: string): string {
  return tidy(written.slice(0, 500));
}

/** At most so many characters, whole words. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1);
  const atWord = start.lastIndexOf(" ");
  return `${tidy(start.slice(0, atWord > most / 2 ? atWord : most - 1))}…`;
}

/** A picture of one point counts readers. */
function isPixel({ width, height }: Record<string, string>): boolean {
  return [width, height].some((size) => size !== undefined && Number.parseInt(size, 10) <= 2);
}

/** A parser's work grows with the square of the depth: text that opens elements without end is taken as words. */
function shallow(html: string): string {
  const opened = html.match(/<[a-z]/gi)?.length ?? 0;
  return opened > 2_000 ? html.replace(/<[^>]*>?/g, " ") : html;
}
