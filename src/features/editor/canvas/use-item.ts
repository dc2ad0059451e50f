import { fieldLabel } from "~/features/blocks/labels.ts";
import type { FieldAddress } from "~/features/blocks/resolved.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { itemKey } from "./items.ts";

/** What every editable field of the canvas has in common: its attributes, its label and who else is on it. */
export function useItem({ groupId, fieldName, visible }: FieldAddress) {
  const { say, t } = useEditorActions();
  const isSelected = useEditorPart(
    ({ selection }) => selection?.groupId === groupId && selection.fieldName === fieldName,
  );
  const other = useEditorPart(
    ({ others }) => others.find((person) => person.groupId === groupId && person.fieldName === fieldName)?.name ?? null,
  );
  return {
    isSelected,
    label: say(fieldLabel(fieldName)),
    attributes: {
      "data-vt-item": itemKey({ groupId, fieldName }),
      "data-vt-selected": isSelected || undefined,
      "data-vt-hidden": visible ? undefined : t("canvas.hidden"),
      "data-vt-other": other === null ? undefined : t("canvas.editing", { name: other }),
    },
  };
}
