import { useState, type KeyboardEvent } from "react";
import { Plus } from "lucide-react";
import { clsx } from "clsx";
import { blockOf } from "~/kinds/registry.ts";
import type { Ui } from "~/features/blocks/ui.ts";
import { viewOf } from "~/kinds/views.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useCanvas } from "../canvas-context.ts";
import { GroupMarks } from "../sections/group-marks.tsx";
import { focusMenu } from "../menu/menu-focus.ts";
import { useSamples } from "../adding/use-samples.ts";
import { useAddGroup } from "../adding/use-add-group.ts";

/** The cards of a board, each one selectable (by Enter where its menu gave the keyboard back), and a button that adds another. */
export const EditableCards: Ui["Children"] = ({ of, className, isOrdered = false }) => {
  const { t, say, select } = useEditorActions();
  const { view, ui } = useCanvas();
  const addGroup = useAddGroup();
  const [isComing, setComing] = useState(false);
  const samples = useSamples(isComing);
  const kind = blockOf(of.kind)?.childKind;
  const addLabel = blockOf(kind ?? "")?.addLabel;
  const List = isOrdered ? "ol" : "ul";
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, groupId: string) => {
    if (event.target !== event.currentTarget || event.key !== "Enter") return;
    select({ groupId, fieldName: null });
    focusMenu();
  };
  return (
    <List className={clsx("cards", className)} role="list">
      {of.children.map((card) => {
        const View = viewOf(card.kind);
        return (
          View && (
            <li
              key={card.id}
              className="cards__item vt-canvas-card"
              data-vt-item={card.id}
              data-vt-status={card.status}
              data-vt-closed={card.isClosed}
              tabIndex={-1}
              onKeyDown={(event) => onKeyDown(event, card.id)}
            >
              <GroupMarks groupId={card.id} />
              <View group={card} ui={ui} context={view} board={of} />
            </li>
          )
        );
      })}
      {kind && (
        <li className="cards__item vt-add-card-item">
          <button
            type="button"
            className="vt-add-card"
            onPointerEnter={() => setComing(true)}
            onFocus={() => setComing(true)}
            onClick={() => addGroup(kind, { nextTo: of.children.at(-1)?.id ?? null, parentId: of.id }, samples)}
          >
            <Plus aria-hidden />
            {addLabel ? say(addLabel) : t("add.card")}
          </button>
        </li>
      )}
    </List>
  );
};
