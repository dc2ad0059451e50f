import { keysOf } from "~/lib/keys-of.ts";

/** The documents that visitors may download, by extension. */
export const documentTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  odt: "application/vnd.oasis.opendocument.text",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  odp: "application/vnd.oasis.opendocument.presentation",
} as const;
export type DocumentFormat = keyof typeof documentTypes;

export const documentFormats = keysOf(documentTypes);

export const isDocumentFormat = (extension: string): extension is DocumentFormat =>
  Object.hasOwn(documentTypes, extension);
