import type { CollectionName } from "~/features/page/schema.ts";
import type { ListedPage } from "../../pages/page-lists.ts";
import type { PageGroup, PageTreeParts } from "./page-groups.ts";

const parts = ["navigation", "topLevel", "collections"] as const;

type BranchTitle = { part: TreePart } | { text: string } | { collection: CollectionName };

/** One line of the page picker as it is drawn, top to bottom. `level` counts from 1. */
export type TreeRow = { key: string; level: number } & (
  | { type: "branch"; title: BranchTitle; isOpen: boolean }
  | { type: "page"; page: ListedPage; label: string }
  | { type: "empty" }
);

/**
 * The lines that are in sight: the three parts, in an open one its groups, and in an open group its pages. A part or
 * group is open that `isOpen` says so of, by its key.
 */
export function treeRows(pages: PageTreeParts, isOpen: (key: string) => boolean): TreeRow[] {
  return parts.flatMap((part) => {
    const branch: TreeRow = { key: part, level: 1, type: "branch", title: { part }, isOpen: isOpen(part) };
    if (!branch.isOpen) return [branch];
    const inside = pages[part].flatMap((group) => groupRows(group, `${part}/${group.key}`, isOpen));
    return [branch, ...(inside.length > 0 ? inside : [{ key: `${part}/empty`, level: 2, type: "empty" as const }])];
  });
}

/** A part of the tree: what is in the navigation, what has a place of its own, and what is in a collection. */
export type TreePart = (typeof parts)[number];

/** The keys of the branches that stand open at first: one part, the navigation if none is named, and wherever the chosen page is. */
export function openAtFirst(
  pages: PageTreeParts,
  chosenId: string | null,
  first: TreePart = "navigation",
): Set<string> {
  const open = new Set<string>([first]);
  for (const part of parts) {
    for (const group of pages[part]) {
      const holdsChosen = group.pages.some(({ page }) => page.id === chosenId);
      if (holdsChosen) open.add(part);
      if (holdsChosen || part === first) open.add(`${part}/${group.key}`);
    }
  }
  return open;
}

function groupRows(group: PageGroup, key: string, isOpen: (key: string) => boolean): TreeRow[] {
  const level = group.title ? 3 : 2;
  const pages = group.pages.map(({ page, label }): TreeRow => ({
    key: `${key}/${page.id}`,
    level,
    type: "page",
    page,
    label,
  }));
  if (!group.title) return pages;
  const branch: TreeRow = { key, level: 2, type: "branch", title: group.title, isOpen: isOpen(key) };
  return branch.isOpen ? [branch, ...pages] : [branch];
}
