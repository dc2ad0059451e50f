import { Parser } from "htmlparser2";

/** A text in two languages as XLIFF carries it: a segment for each of its lines, as services get them (`segment.ts`). */
export interface XliffUnit {
  id: string;
  /** Where it stands, for people. */
  note: string;
  /** Why a person should look at its translation: it was made of other words, or by a machine. */
  review?: "stale" | "machine" | undefined;
  segments: { source: string; target: string | null }[];
}

/** The texts that a document of XLIFF has of one thing. */
interface XliffFile {
  /** Of the page, or what else it is about. */
  id: string;
  units: XliffUnit[];
}

interface Languages {
  from: string;
  to: string;
}

/** No file of ours is deeper, and a parser's work grows with the square of the depth. */
const deepest = 64;

/**
 * An XLIFF 2.0 document; its segments are the lines that stand on the page, and stay so. Bold, links and the like are `pc`,
 * placeholders and line breaks `ph`.
 */
export function writeXliff(languages: Languages, files: readonly (XliffFile & { name: string })[]): string {
  return `${xliffHead(languages)}${files.map(xliffFile).join("")}${xliffFoot}`;
}

/** What stands around the files of all pages. */
export function xliffHead({ from, to }: Languages): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${from}" trgLang="${to}">
`;
}
export const xliffFoot = "</xliff>\n";

/** The file of one page. */
export function xliffFile({ id, name, units }: XliffFile & { name: string }): string {
  const written = units.map(
    (unit) => `    <unit id="${attribute(unit.id)}">
      <notes><note>${text(unit.note)}</note></notes>
${unit.segments.map((segment, index) => writtenSegment(segment, { index, review: unit.review })).join("\n")}
    </unit>`,
  );
  return `  <file id="${id}" original="${attribute(name)}" canResegment="no" xml:space="preserve">
${written.join("\n")}
  </file>
`;
}

/** A text that is stale is open again (`initial`), with its translation so far. */
function writtenSegment(
  { source, target }: XliffUnit["segments"][number],
  { index, review }: { index: number; review: XliffUnit["review"] },
): string {
  const state = target === null || review === "stale" ? "initial" : "translated";
  const why = target !== null && review ? ` subState="vitrine:${review}"` : "";
  const words = target === null ? "" : `<target>${asXliff(target, index)}</target>`;
  return `      <segment id="s${index}" state="${state}"${why}><source>${asXliff(source, index)}</source>${words}</segment>`;
}

/** Ids are unique in a whole unit, so each names its segment. */
function asXliff(markup: string, index: number): string {
  return markup
    .replaceAll(/<g id="(\d+)">/g, `<pc id="s${index}.$1">`)
    .replaceAll("</g>", "</pc>")
    .replaceAll(
      /<x id="(\d+)" translate="no">([^]*?)<\/x>/g,
      (_, id: string, words: string) => `<ph id="s${index}.${id}" disp="${words.replaceAll('"', "&quot;") || "↵"}"/>`,
    );
}

/**
 * Reads an XLIFF 2 document of one file or several. Null for what is none, has elements without end, a text within a text or a
 * document type: entities of its own have no place in it. Inline elements that we have not written stand as such in the markup, and no text can be
 * built of it.
 */
export function readXliff(xml: string): (Languages & { files: XliffFile[] }) | null {
  const read = { from: "", to: "", files: [] as XliffFile[] };
  let [isXliff, isRefused, depth] = [false, false, 0];
  let part: "source" | "target" | null = null;
  const unit = () => read.files.at(-1)?.units.at(-1);
  const append = (words: string) => {
    const segment = unit()?.segments.at(-1);
    if (!segment || !part) return;
    if (part === "source") segment.source += words;
    else segment.target = (segment.target ?? "") + words;
  };
  const inline = (name: string, id = ""): string => {
    const own = /^s\d+\.(\d+)$/.exec(id)?.[1];
    if (own === undefined) return `<${name}>`;
    return name === "pc" ? `<g id="${own}">` : name === "ph" ? `<x id="${own}" translate="no">` : `<${name}>`;
  };
  const parser: Parser = new Parser(
    {
      onprocessinginstruction: (name) => (isRefused ||= name.startsWith("!")),
      onopentag(name, attributes) {
        depth += 1;
        if (depth > deepest || (part && (name === "source" || name === "target"))) isRefused = true;
        if (isRefused) parser.pause(); // nothing more of it is read
        else if (part && name !== "mrk") append(inline(name, attributes["id"]));
        else if (name === "xliff") {
          isXliff = attributes["version"]?.startsWith("2.") ?? false;
          [read.from, read.to] = [attributes["srcLang"] ?? "", attributes["trgLang"] ?? ""];
        } else if (name === "file") read.files.push({ id: attributes["id"] ?? "", units: [] });
        else if (name === "unit") read.files.at(-1)?.units.push({ id: attributes["id"] ?? "", note: "", segments: [] });
        else if (name === "segment") unit()?.segments.push({ source: "", target: null });
        else if (name === "source" || name === "target") {
          part = name;
          append("");
        }
      },
      ontext: (words) => append(text(words)),
      onclosetag(name) {
        depth -= 1;
        if (name === part) part = null;
        else if (part && name !== "mrk") append(name === "pc" ? "</g>" : name === "ph" ? "</x>" : `</${name}>`);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return isXliff && !isRefused && read.files.length > 0 ? read : null;
}

/** A piece without the words inside its `x`, which tell nothing apart. */
export function withoutKeptWords(markup: string): string {
  return markup.replaceAll(/(<x [^>]*>)[^]*?<\/x>/g, "$1</x>");
}

/** The words of a piece. */
export function wordsOf(markup: string): string {
  const bare = markup.replaceAll(/<[^>]*>/g, "");
  return bare.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

function text(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function attribute(words: string): string {
  return text(words).replaceAll('"', "&quot;");
}
