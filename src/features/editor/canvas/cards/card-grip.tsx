import { GripVertical } from "lucide-react";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useCardDrag } from "./use-card-drag.ts";

/** Where a pointer takes hold of a card to drag it; keys move it with the arrows beside. */
export function CardGrip({ groupId }: { groupId: string }) {
  const { t } = useEditorActions();
  const grip = useCardDrag(groupId);
  return (
    <span className="vt-tool vt-tool--grip" title={t("group.drag")} aria-hidden {...grip}>
      <GripVertical />
    </span>
  );
}
