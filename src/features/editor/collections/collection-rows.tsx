import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { ListedCollection } from "~/features/site/collection-schema.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { RemoveCollectionDialog } from "./remove-collection-dialog.tsx";
import { useCollectionNames } from "./use-collection-names.ts";

interface CollectionRowsProps {
  /** All of one name, in order. */
  collections: readonly ListedCollection[];
  /** The one that the section under edit shows. */
  shownId: string;
  focusAfter: () => HTMLElement | null;
}

/** Every collection of a name: how much it holds, whether it is shown here, and the way to be rid of it. */
export function CollectionRows({ collections, shownId, focusAfter }: CollectionRowsProps) {
  const { t } = useEditorActions();
  const nameOf = useCollectionNames();
  const [removed, setRemoved] = useState<ListedCollection | null>(null);
  return (
    <>
      <ul className="vt-rows" aria-label={t("collection.all")}>
        {collections.map((collection) => {
          const { collectionId, items, archive } = collection;
          const name = nameOf(collections, collectionId);
          return (
            <li key={collectionId} className="vt-row">
              <span className="vt-row__name">
                <span>
                  {name}{" "}
                  {collectionId === shownId && (
                    <span className="vt-badge vt-badge--quiet">{t("collection.shownHere")}</span>
                  )}
                </span>
                <small className="vt-hint">{t("collection.holds", { count: items.length + archive.length })}</small>
              </span>
              <IconButton
                look="quiet"
                label={t("collection.deleteOf", { name })}
                onClick={() => setRemoved(collection)}
              >
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </li>
          );
        })}
      </ul>
      {removed && (
        <RemoveCollectionDialog
          key={removed.collectionId}
          collection={removed}
          collections={collections}
          onClose={() => setRemoved(null)}
          focusAfter={focusAfter}
        />
      )}
    </>
  );
}
