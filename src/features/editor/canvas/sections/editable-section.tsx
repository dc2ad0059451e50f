import { memo, type KeyboardEvent } from "react";
import { blockOf } from "~/kinds/registry.ts";
import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import { viewOf } from "~/kinds/views.tsx";
import { collectionNameSchema } from "~/features/page/schema.ts";
import { AddItemButton } from "../../collections/add-item-button.tsx";
import { shownCollectionName } from "../../collections/section-collection.ts";
import { useEditorActions, useEditorPart, useSeldomPart } from "../../state/editor-context.tsx";
import { useCanvas } from "../canvas-context.ts";
import { GroupMarks } from "./group-marks.tsx";
import { focusMenu } from "../menu/menu-focus.ts";
import { useRemoval } from "./use-removal.ts";

const selection = ["selection"] as const;

/**
 * One section of the page with its outline, marks and tools. With the section in focus, Enter leads to its menu and
 * Delete asks to delete it.
 */
export const EditableSection = memo(function EditableSection({ section }: { section: ResolvedGroup }) {
  const { say, select, isMember } = useEditorActions();
  const { view, ui } = useCanvas();
  const isSelected = useSeldomPart(
    selection,
    ({ selection }) => selection?.groupId === section.id && selection.fieldName === null,
  );
  const group = useEditorPart((state) => state.document.groups[section.id]);
  const View = viewOf(section.kind);
  const block = blockOf(section.kind);
  const removal = useRemoval(group);
  if (!View || !block) return null;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      removal.run();
    }
    if (event.key === "Enter") {
      select({ groupId: section.id, fieldName: null });
      focusMenu();
    }
  };
  const shown = collectionNameSchema.safeParse(shownCollectionName(section.kind)).data;
  return (
    <div
      className="vt-section"
      data-vt-item={section.id}
      data-vt-selected={isSelected || undefined}
      data-vt-status={section.status}
      data-vt-closed={section.isClosed || (block.membersOnly && !isMember) || undefined}
      role="group"
      aria-label={say(block.label)}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <GroupMarks groupId={section.id} />
      <View group={section} ui={ui} context={view} />
      {shown && <AddItemButton groupId={section.id} name={shown} />}
    </div>
  );
});
