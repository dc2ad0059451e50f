import { holdsPrograms, officeFormat } from "~/features/media/domain/sniff-document.ts";
import { sniffPicture } from "~/features/media/domain/sniff.ts";
import type { FileType } from "./file-limits.ts";

/** So many first bytes tell what a file is, or that only the list of an archive does. */
export const headBytes = 4_096;

const documents: Record<string, FileType> = { text: "odt", spreadsheet: "ods", presentation: "odp" };
const heicBrands = ["heic", "heix", "heim", "heis", "mif1"];

/**
 * What a file is by its first bytes; `archive` where its list of contents has to say (`officeTypeOf`), null for whatever
 * is not taken. Neither the name nor the browser's word counts.
 */
export function sniffHead(head: Uint8Array): FileType | "archive" | null {
  const text = Buffer.from(head.subarray(0, headBytes)).toString("latin1");
  if (text.startsWith("%PDF-")) return "pdf";
  if (text.slice(4, 8) === "ftyp") return heicBrands.includes(text.slice(8, 12)) ? "heic" : null;
  if (text.startsWith("PK\u0003\u0004")) {
    const open =
      /^[^]{30}mimetypeapplication\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)(PK|[^-a-z])/.exec(text);
    return open ? (documents[open[1] ?? ""] ?? null) : "archive";
  }
  const picture = text.trimStart().startsWith("<") ? null : sniffPicture(head);
  return picture === "svg" ? null : picture;
}

/** Which office document an archive with these contents is; null for any other archive, and for one that holds macros. */
export function officeTypeOf(names: readonly string[]): FileType | null {
  return holdsPrograms(names) ? null : officeFormat(names);
}
