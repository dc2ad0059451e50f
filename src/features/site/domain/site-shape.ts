import { undescribed } from "~/features/media/domain/described.ts";
import type { DocumentShape, Path } from "~/features/document/domain/shape.ts";

/**
 * Where things lie in a `SiteDocument`: `settings.<section>.<key>…`, `settings.glossary.<id>`, which changes as a whole, `theme.<key>…`, `navigation.containers.<id>`,
 * `navigation.entries.<id>`, `collections.<id>`, `collections.<id>.items.<id>`, below whatever has a label
 * `label.<locale>` (in the navigation `labelSources.<locale>`, too), `pages.<id>` with `names.<locale>` and
 * `slugs.<locale>`, `trash.<id>`, which changes as a whole, and `media.<id>` with `alt.<locale>` and `altSources.<locale>`; a medium that is absent
 * counts as one of which nothing was said.
 */
export const siteShape: DocumentShape = {
  isEntry,
  isLeaf: ([root, ...rest]) =>
    (root === "trash" && rest.length === 1) ||
    (root === "settings" && rest.length === 2 && rest[0] === "glossary") ||
    (root === "media" && rest.at(1) === "focalPoint"),
  blankAt: ([root, ...rest]) => (root === "media" && rest.length === 1 ? { ...undescribed } : undefined),
};

function isEntry(path: Path): boolean {
  const [root, second] = path;
  if (path.at(-2) === "label") return root === "navigation" || root === "collections";
  if (path.at(-2) === "labelSources") return root === "navigation";
  if (root === "settings") return path.length === 3 && second === "glossary";
  if (root === "navigation") return path.length === 3 && (second === "containers" || second === "entries");
  if (root === "collections") return path.length === 2 || (path.length === 4 && path[2] === "items");
  if (root === "media")
    return path.length === 2 || (path.length === 4 && (path[2] === "alt" || path[2] === "altSources"));
  if (root === "pages" && (path[2] === "names" || path[2] === "slugs")) return path.length === 4;
  return (root === "pages" || root === "trash") && path.length === 2;
}
