import type { DocumentShape, Path } from "~/features/document/domain/shape.ts";
import { blankField } from "./fields.ts";
import { isSourceMark } from "./source-words.ts";

/**
 * Where things lie in a `PageDocument`, told from a path alone:
 * `locales.<locale>` with its search title and its marks of what was translated, `options.<key>`, `groups.<id>`, `groups.<id>.isHidden`, `groups.<id>.options.<key>`, `groups.<id>.fields.<name>` and,
 * below a field, `mediaIds`, `options.<key>` and `texts.<locale>`. An absent field equals a blank one.
 */
export const pageShape: DocumentShape = {
  isEntry,
  isLeaf,
  blankAt: (path) => (isFieldPlace(path) ? blankField(path[1] ?? "", path[3] ?? "") : undefined),
};

/** A part that may be absent: a null there means "not there", and setting null removes it. */
function isEntry(path: Path): boolean {
  const shelf = path.at(-2);
  if (isSourceMark(path) || isSearchTitle(path)) return true;
  if (path.length === 2) return shelf === "locales" || shelf === "options" || shelf === "groups";
  if (path[0] !== "groups") return false;
  if (path.length === 3) return path[2] === "isHidden";
  if (path.length === 5) return path[2] === "fields" && path[4] === "mediaIds";
  if (path.length === 4) return shelf === "options" || shelf === "fields";
  return path.length === 6 && path[2] === "fields" && (shelf === "options" || shelf === "texts");
}

/** `locales.<locale>.searchTitle`: absent where the page's name is its title. */
function isSearchTitle(path: Path): boolean {
  return path.length === 3 && path[0] === "locales" && path[2] === "searchTitle";
}

/** `groups.<id>.fields.<name>`: always comparable, because an absent field equals a blank one. */
function isFieldPlace(path: Path): boolean {
  return path.length === 4 && path[0] === "groups" && path[2] === "fields";
}

/** `groups.<id>.fields.<name>.texts.<locale>`: what somebody writes. */
export function isTextPlace(path: Path): boolean {
  return path.length === 6 && path[0] === "groups" && path[2] === "fields" && path[4] === "texts";
}

/** A part that changes as a whole although it may be an object: an option's value, a field's value, one text. */
function isLeaf(path: Path): boolean {
  if (path.at(-2) === "options" && isEntry(path)) return true;
  return (
    path[0] === "groups" && path[2] === "fields" && (path[4] === "value" || (path.length === 6 && path[4] === "texts"))
  );
}
