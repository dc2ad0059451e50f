/**
 * Where things lie in a `PageDocument`, told from a path alone:
 * `locales.<locale>`, `options.<key>`, `groups.<id>`, `groups.<id>.options.<key>`, `groups.<id>.fields.<name>` and,
 * below a field, `options.<key>` and `texts.<locale>`.
 */
export type Path = readonly string[];

/** A part that may be absent: a null there means "not there", and setting null removes it. */
export function isEntry(path: Path): boolean {
  const shelf = path.at(-2);
  if (path.length === 2) return shelf === "locales" || shelf === "options" || shelf === "groups";
  if (path[0] !== "groups") return false;
  if (path.length === 4) return shelf === "options" || shelf === "fields";
  return path.length === 6 && path[2] === "fields" && (shelf === "options" || shelf === "texts");
}

/** `groups.<id>.fields.<name>`: always comparable, because an absent field equals a blank one. */
export function isFieldPlace(path: Path): boolean {
  return path.length === 4 && path[0] === "groups" && path[2] === "fields";
}

/** A part that changes as a whole although it may be an object: an option's value, a field's value, one text. */
export function isLeaf(path: Path): boolean {
  if (path.at(-2) === "options" && isEntry(path)) return true;
  return (
    path[0] === "groups" && path[2] === "fields" && (path[4] === "value" || (path.length === 6 && path[4] === "texts"))
  );
}

/** Tells whether one path is the other's beginning, so that changing one changes the other. */
export function overlaps(one: Path, other: Path): boolean {
  const length = Math.min(one.length, other.length);
  for (let index = 0; index < length; index++) if (one[index] !== other[index]) return false;
  return true;
}
