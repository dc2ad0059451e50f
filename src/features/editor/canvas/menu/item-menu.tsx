import { useEffect } from "react";
import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";
import { canReopen, isStanding, isText } from "../items.ts";
import { ItemPanel } from "./item-panel.tsx";
import { remember, remembered } from "./remembered.ts";
import { TextBar } from "./text-bar.tsx";

/**
 * The per-item menu: a bar over texts, a panel beside everything else. It remembers the open item. `isBesidePanel`: a
 * side panel takes room, too.
 */
export function ItemMenu({ isBesidePanel }: { isBesidePanel: boolean }) {
  const { pageId, getState, select } = useEditorActions();
  const selection = useEditorPart((state) => state.selection);
  const document = useEditorPart((state) => state.document);

  useEffect(() => {
    const { item } = remembered(pageId);
    if (item && !getState().selection && canReopen(getState().document, item)) select(item);
  }, [pageId, getState, select]);
  useEffect(() => {
    remember(pageId, { item: selection });
  }, [pageId, selection]);

  const group = selection && document.groups[selection.groupId];
  const isGone = selection !== null && !isStanding(document, selection);
  useEffect(() => {
    if (isGone) select(null);
  }, [isGone, select]);

  if (!selection || !group || isGone) return null;
  const key = `${selection.groupId}:${selection.fieldName}`;
  if (isText(group, selection.fieldName))
    return <TextBar key={key} group={group} fieldName={selection.fieldName ?? ""} />;
  return <ItemPanel key={key} group={group} fieldName={selection.fieldName} isBesidePanel={isBesidePanel} />;
}
