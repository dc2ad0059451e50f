/** One file of a translator's, in parts that a call can hold. */
interface SplitFile {
  /** Of the page, or "navigation" or "pictures". */
  id: string;
  /** What it was called when it was written. */
  name: string;
  parts: string[];
}

export interface SplitXliff {
  to: string;
  files: SplitFile[];
}

/** Most bytes of a file that is read at all. */
export const largestXliff = 30 * 1024 * 1024;

const mostUnits = 100;
const mostBytes = 600_000;

/**
 * A file of XLIFF 2, cut into parts of whole texts. Null for what is none, or brings a document type along: entities of
 * its own have no place in it.
 */
export function splitXliff(xml: string): SplitXliff | null {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) return null;
  const root = new DOMParser().parseFromString(xml, "application/xml").documentElement;
  const isXliff = root.localName === "xliff" && root.getAttribute("version")?.startsWith("2.");
  if (!isXliff || root.getElementsByTagName("parsererror").length > 0) return null;
  const languages = ["srcLang", "trgLang"].map((name) => root.getAttribute(name) ?? "");
  const [from = "", to = ""] = languages;
  const files = [...root.getElementsByTagNameNS("*", "file")].map((file) => {
    const id = file.getAttribute("id") ?? "";
    const units = [...file.getElementsByTagNameNS("*", "unit")].map((unit) =>
      new XMLSerializer().serializeToString(unit),
    );
    const parts = inParts(units).map(
      (part) =>
        `<xliff version="2.0" srcLang="${attribute(from)}" trgLang="${attribute(to)}"><file id="${attribute(id)}">${part.join("\n")}</file></xliff>`,
    );
    return { id, name: file.getAttribute("original") ?? "", parts };
  });
  return { to, files: files.filter(({ parts }) => parts.length > 0) };
}

/** Whether a file is about one page and pictures alone, and small. */
export function isOfPage({ files }: SplitXliff, pageId: string): boolean {
  const isSmall = files.every(({ parts }) => parts.length === 1);
  return isSmall && files.some(({ id }) => id === pageId) && files.every(({ id }) => [pageId, "pictures"].includes(id));
}

/** Whether a file is sent as it is. */
export function holdsInACall(xml: string): boolean {
  return bytesOf(xml) <= mostBytes;
}

const bytesOf = (xml: string): number => new TextEncoder().encode(JSON.stringify(xml)).length;

function inParts(units: readonly string[]): string[][] {
  const parts: string[][] = [];
  let bytes = Infinity;
  for (const unit of units) {
    const own = bytesOf(unit);
    const last = parts.at(-1);
    if (last && last.length < mostUnits && bytes + own <= mostBytes) {
      last.push(unit);
      bytes += own;
    } else {
      parts.push([unit]);
      bytes = own;
    }
  }
  return parts;
}

function attribute(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
