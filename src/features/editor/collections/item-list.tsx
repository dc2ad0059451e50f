import { useLayoutEffect, useRef, useState } from "react";
import type { ListedItem } from "~/features/site/collection-schema.ts";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { useSitePart } from "../site/site-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { ItemRow } from "./item-row.tsx";
import { memberId } from "./section-collection.ts";
import type { CollectionChanges } from "./use-collection-changes.ts";
import { useItemName } from "./use-item-name.ts";
import { useRowDrag } from "./use-row-drag.ts";

interface ItemListProps {
  items: readonly ListedItem[];
  changes: CollectionChanges;
  canLeave: (item: ListedItem) => boolean;
}

/**
 * The shown items of a collection in their order, which is changed by dragging their grips or by arrow keys on them. A page
 * that stands in the navigation leaves the site only after a question.
 */
export function ItemList({ items, changes, canLeave }: ItemListProps) {
  const { t } = useEditorActions();
  const list = useRef<HTMLOListElement>(null);
  const movedTo = useRef<number | null>(null);
  const drag = useRowDrag(items.map(memberId), (from, to) => changes.move(items, from, to));
  useLayoutEffect(() => {
    // A row that changes its place in the document loses the focus.
    if (movedTo.current === null) return;
    list.current?.children[movedTo.current]?.querySelector<HTMLElement>(".vt-collection__grip")?.focus();
    movedTo.current = null;
  }, [items]);
  const entries = useSitePart((state) => state.document?.navigation.entries);
  const isInNavigation = ({ pageId }: ListedItem) =>
    pageId !== null && Object.values(entries ?? {}).some((entry) => entry.pageId === pageId);
  const [asked, setAsked] = useState<ListedItem | null>(null);
  const nameOf = useItemName();
  return (
    <>
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
            onArchived={() => (isInNavigation(item) ? setAsked(item) : changes.archive(item, true))}
            onRemoved={canLeave(item) ? () => changes.remove(item) : undefined}
          />
        ))}
      </ol>
      {asked && (
        <ConfirmDialog
          isOpen
          title={t("collection.archiveAsk", { name: nameOf(asked) })}
          description={t("collection.archiveText")}
          confirm={t("collection.archiveConfirm")}
          onClose={() => setAsked(null)}
          onConfirmed={() => {
            changes.archive(asked, true);
            setAsked(null);
          }}
        />
      )}
    </>
  );
}
