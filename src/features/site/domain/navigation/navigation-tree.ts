import { generateNKeysBetween } from "fractional-indexing";
import { ownValue } from "~/lib/own-value.ts";
import type { NavigationEntry, SiteDocument } from "../../document-schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { relabelled, type Labelled } from "../labels.ts";
import type { LocalizedText, NavigationArea, NavigationContainer } from "../../schema.ts";
import { inOrder } from "../in-order.ts";

type Navigation = SiteDocument["navigation"];

/** The navigation as people see it: containers in order, each with its entries and their children. Pure. */
export function navigationTree({ containers, entries }: Navigation): NavigationContainer[] {
  const rows = inOrder(entries);
  const below = (containerId: string, parentId: string | null) =>
    rows.filter(([, row]) => row.containerId === containerId && row.parentId === parentId);
  return inOrder(containers).map(([id, { area, label }]) => ({
    id,
    area,
    label,
    children: below(id, null).map(([itemId, item]) => ({
      ...asItem(itemId, item),
      children: below(id, itemId).map(([childId, child]) => asItem(childId, child)),
    })),
  }));
}

function asItem(id: string, { pageId, label, appearance, disallowedLocales }: NavigationEntry) {
  return { id, type: "page" as const, pageId, label, appearance, disallowedLocales };
}

/**
 * The tree as parts with places. Where the order of some siblings is as it was in `before`, they keep their keys, so
 * that a renamed entry is a change of its label alone. Pure.
 */
export function navigationParts(
  tree: readonly NavigationContainer[],
  before: Navigation,
  first: Locale | undefined,
): Navigation {
  const containerKeys = keysFor(
    tree.map(({ id }) => id),
    before.containers,
  );
  const containers = tree.map(
    ({ id, area, label }, index) =>
      [
        id,
        {
          area: area ?? areaOf(before, id, index),
          ...labelsFrom(before.containers, id, label),
          sortKey: containerKeys[index] ?? "a0",
        },
      ] as const,
  );
  const entries = tree.flatMap((container) => [
    ...rowsOf(container.children, container.id, null),
    ...container.children.flatMap((item) => rowsOf(item.children, container.id, item.id)),
  ]);
  return { containers: Object.fromEntries(containers), entries: Object.fromEntries(entries) };

  function rowsOf(
    items: readonly Omit<NavigationContainer["children"][number], "children">[],
    containerId: string,
    parentId: string | null,
  ): [string, NavigationEntry][] {
    const ids = items.map(({ id }) => id);
    const same = Object.entries(before.entries).filter(
      ([, row]) => row.containerId === containerId && row.parentId === parentId,
    );
    const keys = keysFor(ids, Object.fromEntries(same));
    return items.map(({ id, pageId, label, appearance, disallowedLocales }, index) => [
      id,
      {
        containerId,
        parentId,
        pageId,
        ...labelsFrom(before.entries, id, label),
        appearance,
        disallowedLocales,
        sortKey: keys[index] ?? "a0",
      },
    ]);
  }

  function labelsFrom(parts: Readonly<Record<string, Labelled>>, id: string, label: LocalizedText): Required<Labelled> {
    const own: Labelled = ownValue(parts, id) ?? { label: {} };
    return relabelled(
      { label: own.label, labelSources: own.labelSources, labelMachine: own.labelMachine },
      label,
      first,
    );
  }
}

function areaOf({ containers }: Navigation, id: string, index: number): NavigationArea {
  const known = ownValue(containers, id);
  return known?.area ?? (index === 0 ? "header" : "footer");
}

function keysFor(ids: readonly string[], before: Readonly<Record<string, { sortKey: string }>>): string[] {
  const known = inOrder(before);
  const isSame = known.length === ids.length && known.every(([id], index) => id === ids[index]);
  return isSame ? known.map(([, { sortKey }]) => sortKey) : generateNKeysBetween(null, null, ids.length);
}
