import { useLayoutEffect, useRef } from "react";
import type { ListedItem } from "~/features/site/collection-schema.ts";
import { ItemRow } from "./item-row.tsx";
import { memberId } from "./section-collection.ts";
import type { CollectionChanges } from "./use-collection-changes.ts";
import { useRowDrag } from "./use-row-drag.ts";

interface ItemListProps {
  items: readonly ListedItem[];
  changes: CollectionChanges;
  canLeave: (item: ListedItem) => boolean;
}

/** The shown items of a collection in their order, which is changed by dragging their grips or by arrow keys on them. */
export function ItemList({ items, changes, canLeave }: ItemListProps) {
  const list = useRef<HTMLOListElement>(null);
  const movedTo = useRef<number | null>(null);
  const drag = useRowDrag((from, to) => changes.move(items, from, to));
  useLayoutEffect(() => {
    // A row that changes its place in the document loses the focus.
    if (movedTo.current === null) return;
    list.current?.children[movedTo.current]?.querySelector<HTMLElement>(".vt-collection__grip")?.focus();
    movedTo.current = null;
  }, [items]);
  return (
    <ol ref={list} className="vt-collection__rows" data-dragging={drag.draggedIndex !== null || undefined}>
      {items.map((item, index) => (
        <ItemRow
          key={memberId(item)}
          item={item}
          order={{
            index,
            count: items.length,
            grip: drag.gripAt(index),
            shift: drag.shiftOf(index),
            isDragged: drag.draggedIndex === index,
            onMoved: (to) => {
              movedTo.current = to;
              changes.move(items, index, to);
            },
          }}
          isArchived={false}
          onArchived={(isArchived) => changes.archive(item, isArchived)}
          onRemoved={canLeave(item) ? () => changes.remove(item) : undefined}
        />
      ))}
    </ol>
  );
}
