import slugify from "@sindresorhus/slugify";

/** Letters of a file's name in an address, without its extension. */
const most = 64;

/** Under this name visitors fetch a document, so that it lies on their disk as what it is: in the form of an address. */
export function downloadName(filename: string, extension: string): string {
  const name = filename.replace(/\.[a-z0-9]{2,5}$/i, "");
  const slug = slugify(name, { decamelize: false }).slice(0, most).replace(/-+$/, "");
  return `${slug || "dokument"}.${extension}`;
}
