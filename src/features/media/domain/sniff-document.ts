import { documentTypes, type DocumentFormat } from "./document-types.ts";
import { firstFileText, zipNames } from "./zip-names.ts";

/** The part that makes an office document one of its format. */
const mainParts = { "word/document.xml": "docx", "xl/workbook.xml": "xlsx", "ppt/presentation.xml": "pptx" } as const;

/** So far from its end a PDF says where its directory is. */
const endBytes = 2_048;

/**
 * The document that the bytes themselves are: a PDF from its first byte to its end, or a whole office document; "macros"
 * where programs ride along in it, null for anything else. Nothing is unpacked.
 */
export function sniffDocument(bytes: Uint8Array): DocumentFormat | "macros" | null {
  if (isPdf(bytes)) return "pdf";
  const names = zipNames(bytes);
  if (!names) return null;
  const format = officeFormat(names) ?? openFormat(bytes, names);
  return format && holdsPrograms(names) ? "macros" : format;
}

/** Whether a file that begins so may become a document. */
export function mayBeDocument(head: Uint8Array): boolean {
  return /^(%PDF-[12]\.|PK\u0003\u0004)/.test(latin(head.subarray(0, 8)));
}

function isPdf(bytes: Uint8Array): boolean {
  const end = latin(bytes.subarray(-endBytes));
  return /^%PDF-[12]\.\d/.test(latin(bytes.subarray(0, 8))) && /startxref\s+\d+\s+%%EOF/.test(end);
}

/** Which office document an archive with these names is; null for any other archive. */
export function officeFormat(names: readonly string[]): "docx" | "xlsx" | "pptx" | null {
  if (!names.includes("[Content_Types].xml")) return null;
  return Object.entries(mainParts).find(([part]) => names.includes(part))?.[1] ?? null;
}

function openFormat(bytes: Uint8Array, names: readonly string[]): DocumentFormat | null {
  const said = firstFileText(bytes, "mimetype");
  if (said === null || !names.includes("content.xml")) return null;
  return (["odt", "ods", "odp"] as const).find((format) => documentTypes[format] === said) ?? null;
}

/** Whether programs ride along in an archive with these names. */
export const holdsPrograms = (names: readonly string[]): boolean =>
  names.some((name) => /(^|\/)vbaProject\.bin$|^(Basic|Scripts)\//i.test(name));

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");
