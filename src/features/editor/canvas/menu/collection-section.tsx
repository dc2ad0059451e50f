import { ListOrdered } from "lucide-react";
import type { Group } from "~/features/page/schema.ts";
import { shownCollectionName } from "../../collections/section-collection.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useCanvas } from "../canvas-context.ts";
import { MenuSection } from "./menu-section.tsx";

/** The way to the editor of the collection that a section shows. */
export function CollectionSection({ group }: { group: Group }) {
  const { t } = useEditorActions();
  const { openCollection } = useCanvas();
  if (shownCollectionName(group.kind) === null) return null;
  return (
    <MenuSection title={t("collection.generic")}>
      <button type="button" className="vt-button vt-button--primary" onClick={() => openCollection(group.id)}>
        <ListOrdered size={16} aria-hidden /> {t("collection.open")}
      </button>
    </MenuSection>
  );
}
