import type { DocumentShape, Path } from "~/features/document/domain/shape.ts";

/**
 * Where things lie in a `SiteDocument`: `settings.<section>.<key>…`, `navigation.containers.<id>`,
 * `navigation.entries.<id>`, `collections.<id>`, `collections.<id>.items.<id>` and, below whatever has a label,
 * `label.<locale>`.
 */
export const siteShape: DocumentShape = { isEntry, isLeaf: () => false, blankAt: () => undefined };

function isEntry(path: Path): boolean {
  const [root, second] = path;
  if (path.at(-2) === "label") return root === "navigation" || root === "collections";
  if (root === "navigation") return path.length === 3 && (second === "containers" || second === "entries");
  if (root === "collections") return path.length === 2 || (path.length === 4 && path[2] === "items");
  return root === "pages" && path.length === 2;
}
