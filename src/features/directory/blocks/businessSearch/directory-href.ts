import type { DirectoryData } from "~/features/blocks/data/directory-data.ts";

/** The address of a question to the directory on the page at `path`; where somebody is stays out of it. Pure. */
export function directoryHref(path: string, { q, program, open, letter, page }: DirectoryData["asked"]): string {
  const parameters = new URLSearchParams();
  if (q !== "") parameters.set("q", q);
  for (const each of program) parameters.append("program", each);
  if (open) parameters.set("open", "1");
  if (letter !== null) parameters.set("letter", letter);
  if (page > 1) parameters.set("page", String(page));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
