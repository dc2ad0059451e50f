import { keysOf } from "~/lib/keys-of.ts";
import type { FormProblem } from "./form-field.ts";

/** Most files that come with one form, most bytes of each, and of all together. The texts of the forms name them. */
export const mostFiles = 5;
export const mostFileBytes = 10_000_000;
export const mostBytesTogether = 15_000_000;

/** The kinds of files that visitors may send, with the endings that each has; the first one is the usual. */
export const fileEndings = {
  pdf: ["pdf"],
  jpeg: ["jpg", "jpeg"],
  png: ["png"],
  webp: ["webp"],
  gif: ["gif"],
  heic: ["heic", "heif"],
  docx: ["docx"],
  xlsx: ["xlsx"],
  pptx: ["pptx"],
  odt: ["odt"],
  ods: ["ods"],
  odp: ["odp"],
} as const;
export type FileType = keyof typeof fileEndings;

/** What browsers offer to choose. */
export const acceptedFiles = Object.values(fileEndings)
  .flat()
  .map((ending) => `.${ending}`)
  .join(",");

/** The kind of file that a name claims by its ending; null where it claims none that is taken. */
export function typeNamed(name: string): FileType | null {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  const types = keysOf(fileEndings);
  return types.find((type) => fileEndings[type].some((each) => each === ending)) ?? null;
}

interface ChosenFile {
  name: string;
  size: number;
}

/**
 * What is wrong with the files that are chosen for a question, after those of the questions `before`, as far as their
 * names and sizes tell; null: nothing.
 */
export function problemOfFiles(
  files: readonly ChosenFile[],
  before: readonly Pick<ChosenFile, "size">[] = [],
): FormProblem | null {
  if (files.length === 0) return null;
  if (before.length + files.length > mostFiles) return "fileCount";
  if (files.some(({ name }) => typeNamed(name) === null)) return "fileType";
  if (files.some(({ size }) => size === 0)) return "fileEmpty";
  if (files.some(({ size }) => size > mostFileBytes)) return "fileSize";
  const together = [...before, ...files].reduce((sum, { size }) => sum + size, 0);
  return together > mostBytesTogether ? "fileTotal" : null;
}
