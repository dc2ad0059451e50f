import type { NavigationContainer, NavigationItem } from "~/features/site/schema.ts";

/** An entry of the navigation in the list that an editor sees: entries one below the other, those below another indented. */
export interface EntryRow extends Omit<NavigationItem, "children"> {
  containerId: string;
  parentId: string | null;
  /** Its place among its siblings, and how many they are. */
  index: number;
  siblings: number;
  hasChildren: boolean;
}

/** Where an entry goes: as the command `navigation.move` takes it, its place counted without the entry itself. */
export interface EntryPlace {
  containerId: string;
  parentId: string | null;
  index: number;
}

export type Direction = "up" | "down" | "in" | "out";

/** The entries of a container in the order in which they are seen. */
export function entryRows({ id: containerId, children }: NavigationContainer): EntryRow[] {
  return children.flatMap(({ children: below, ...item }, index) => [
    { ...item, containerId, parentId: null, index, siblings: children.length, hasChildren: below.length > 0 },
    ...below.map((child, place) => ({
      ...child,
      containerId,
      parentId: item.id,
      index: place,
      siblings: below.length,
      hasChildren: false,
    })),
  ]);
}

/**
 * Where a step by key leads: up and down among the siblings, at the ends of a container into the next one; in below the
 * entry before it, out behind the entry above it. Null where there is nowhere to go.
 */
export function stepFrom(
  containers: readonly NavigationContainer[],
  row: EntryRow,
  direction: Direction,
): EntryPlace | null {
  const { containerId, parentId, index, siblings } = row;
  const at = containers.findIndex(({ id }) => id === containerId);
  switch (direction) {
    case "up":
      if (index > 0) return { containerId, parentId, index: index - 1 };
      return parentId === null ? atEndOf(containers[at - 1]) : null;
    case "down":
      if (index < siblings - 1) return { containerId, parentId, index: index + 1 };
      return parentId === null ? atStartOf(containers[at + 1]) : null;
    case "in": {
      const before = containers[at]?.children[index - 1];
      if (parentId !== null || row.hasChildren || !before) return null;
      return { containerId, parentId: before.id, index: before.children.length };
    }
    case "out": {
      const above = containers[at]?.children.findIndex(({ id }) => id === parentId) ?? -1;
      return parentId === null || above < 0 ? null : { containerId, parentId: null, index: above + 1 };
    }
  }
}

/** The sibling behind which a place lies, which finds it again whatever others do to the siblings; null where it is the first. */
export function siblingBefore(
  containers: readonly NavigationContainer[],
  entryId: string,
  { containerId, parentId, index }: EntryPlace,
): string | null {
  const items = containers.find(({ id }) => id === containerId)?.children ?? [];
  const siblings = parentId === null ? items : (items.find(({ id }) => id === parentId)?.children ?? []);
  const others = siblings.filter(({ id }) => id !== entryId);
  return others.slice(0, index).at(-1)?.id ?? null;
}

function atEndOf(container: NavigationContainer | undefined): EntryPlace | null {
  return container ? { containerId: container.id, parentId: null, index: container.children.length } : null;
}

function atStartOf(container: NavigationContainer | undefined): EntryPlace | null {
  return container ? { containerId: container.id, parentId: null, index: 0 } : null;
}

/**
 * Where an entry lands that is let go of below `above` (a row, or the head of a container when it is an id alone). `isNested`:
 * it was drawn to the right, to lie below another entry; an entry with others below it never does.
 */
export function dropBelow(
  containers: readonly NavigationContainer[],
  dragged: EntryRow,
  { above, isNested }: { above: string; isNested: boolean },
): EntryPlace | null {
  const trees = containers.map((container) => without(container, dragged.id));
  const head = trees.find(({ id }) => id === above);
  if (head) return { containerId: head.id, parentId: null, index: 0 };
  for (const tree of trees) {
    const row = entryRows(tree).find(({ id }) => id === above);
    if (!row) continue;
    const top = row.parentId === null ? row.index : tree.children.findIndex(({ id }) => id === row.parentId);
    const isLast = row.parentId === null ? !row.hasChildren : row.index === row.siblings - 1;
    if (dragged.hasChildren || (isLast && !isNested)) return { containerId: tree.id, parentId: null, index: top + 1 };
    return { containerId: tree.id, parentId: row.parentId ?? row.id, index: row.parentId === null ? 0 : row.index + 1 };
  }
  return null;
}

function without(container: NavigationContainer, entryId: string): NavigationContainer {
  const children = container.children
    .filter(({ id }) => id !== entryId)
    .map((item) => ({ ...item, children: item.children.filter(({ id }) => id !== entryId) }));
  return { ...container, children };
}
