import { useEffect } from "react";
import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";
import { canReopen, isStanding, isText } from "../items.ts";
import { later } from "../../state/later.tsx";
import { useAtRest } from "../../state/use-at-rest.ts";
import { remember, remembered } from "./remembered.ts";

const TextBar = later(() => import("./text-bar.tsx").then(({ TextBar }) => TextBar));
const ItemPanel = later(() => import("./item-panel.tsx").then(({ ItemPanel }) => ItemPanel));

/** Fetches the code of both menus, so that each opens at once. */
function loadMenus(): void {
  void TextBar.load();
  void ItemPanel.load();
}

/**
 * The per-item menu: a bar over texts, a panel beside everything else. It remembers the open item. `isBesidePanel`: a
 * side panel takes room, too.
 */
export function ItemMenu({ isBesidePanel }: { isBesidePanel: boolean }) {
  const { pageId, getState, select } = useEditorActions();
  const selection = useEditorPart((state) => state.selection);
  const group = useEditorPart((state) => state.selection && state.document.groups[state.selection.groupId]);
  const isGone = useEditorPart((state) => state.selection !== null && !isStanding(state.document, state.selection));

  useAtRest(loadMenus);
  useEffect(() => {
    const { item } = remembered(pageId);
    if (item && !getState().selection && canReopen(getState().document, item)) select(item);
  }, [pageId, getState, select]);
  useEffect(() => {
    remember(pageId, { item: selection });
  }, [pageId, selection]);

  useEffect(() => {
    if (isGone) select(null);
  }, [isGone, select]);

  if (!selection || !group || isGone) return null;
  const key = `${selection.groupId}:${selection.fieldName}`;
  if (isText(group, selection.fieldName))
    return <TextBar key={key} group={group} fieldName={selection.fieldName ?? ""} />;
  return <ItemPanel key={key} group={group} fieldName={selection.fieldName} isBesidePanel={isBesidePanel} />;
}
