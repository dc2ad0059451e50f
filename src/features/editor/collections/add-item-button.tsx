import { Plus } from "lucide-react";
import type { CollectionName } from "~/features/page/schema.ts";
import { useCanvas } from "../canvas/canvas-context.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** Stands under the items of a collection while the page is edited, and says what it holds: leads to where more are added. */
export function AddItemButton({ groupId, name }: { groupId: string; name: CollectionName }) {
  const { t } = useEditorActions();
  const { openCollection } = useCanvas();
  return (
    <div className="vt-add-item" contentEditable={false}>
      <button type="button" className="vt-button vt-button--outline" onClick={() => openCollection(groupId)}>
        <Plus size={16} aria-hidden />
        {t(`collection.addOf.${name}`)}
      </button>
    </div>
  );
}
