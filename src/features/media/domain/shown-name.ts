/** A file's name as people read it: without its ending, and with spaces for hyphens. */
export function shownName(filename: string): string {
  const words = filename
    .replace(/\.[a-z0-9]{2,5}$/i, "")
    .replace(/[-_]+/g, " ")
    .trim();
  return words === "" ? filename : words.charAt(0).toUpperCase() + words.slice(1);
}
