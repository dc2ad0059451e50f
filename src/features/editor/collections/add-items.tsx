import type { CollectionName } from "~/features/page/schema.ts";
import type { ListedCollection } from "~/features/site/collection-schema.ts";
import { layoutsFor } from "~/features/site/layouts/schema.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { collectionKind } from "./collection-kind.ts";
import { NewItemForm } from "./new-item-form.tsx";
import { PresentItemForm } from "./present-item-form.tsx";
import { memberId } from "./section-collection.ts";
import { useAddableGroups, useAddablePages } from "./use-addable.ts";
import type { CollectionChanges } from "./use-collection-changes.ts";

interface AddItemsProps {
  name: CollectionName;
  /** Null while the site has none of this name: the first item makes it. */
  collection: ListedCollection | null;
  type: "page" | "group";
  changes: CollectionChanges;
}

/** The ways to put something into a collection: a new page, a page that exists, or a section of any page. */
export function AddItems({ name, collection, type, changes }: AddItemsProps) {
  const { t } = useEditorActions();
  const kind = collectionKind(name);
  const present = new Set([...(collection?.items ?? []), ...(collection?.archive ?? [])].map(memberId));
  const pages = useAddablePages(present, name);
  const groups = useAddableGroups(present, kind.groupKinds, type === "group");
  if (type === "group") {
    return groups.length === 0 ? (
      <p className="vt-hint">{t("collection.noSections")}</p>
    ) : (
      <PresentItemForm
        label={t("collection.presentSection")}
        choices={groups}
        onChosen={(groupId) => changes.add({ groupId })}
      />
    );
  }
  return (
    <>
      <NewItemForm name={name} layouts={layoutsFor(name)} onAdded={changes.addPage} />
      <PresentItemForm
        label={t("collection.presentPage")}
        choices={pages}
        onChosen={(pageId) => changes.add({ pageId })}
      />
    </>
  );
}
