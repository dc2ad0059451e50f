import { useRef, useState } from "react";
import { ChevronLeft, ChevronUp, GripHorizontal, X } from "lucide-react";
import { fieldLabel, kindLabel } from "~/features/blocks/labels.ts";
import { blockOf } from "~/kinds/registry.ts";
import type { Group } from "~/features/page/schema.ts";
import { IconButton } from "../../controls/icon-button.tsx";
import { useFrame } from "../../frame/frame-context.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { GroupTools } from "../sections/group-tools.tsx";
import { KindIcon } from "../adding/kind-icon.tsx";
import { TypingNotice } from "../others/typing-notice.tsx";
import { FieldSections } from "./field-sections.tsx";
import { GroupSections } from "./group-sections.tsx";
import { focusItem, focusMenu, menuKey } from "./menu-focus.ts";
import { remember, remembered } from "./remembered.ts";
import { panelBelow, roomForBoth, roomForDock, useDock } from "./use-dock.ts";
import { useDrag } from "./use-drag.ts";
import { placed, useFloating } from "./use-floating.ts";
import { useIsPhone } from "./use-is-phone.ts";
import { useIsSheet } from "./use-is-sheet.ts";
import { useMedia } from "./use-media.ts";
import { useRoomAbove } from "./use-room-above.ts";

/**
 * The menu of a section, card, picture, film or button: docked at the side of the page where there is room for both, else
 * beside the item, or a sheet at the bottom on phones and where the item leaves no room beside it.
 */
export function ItemPanel(props: { group: Group; fieldName: string | null; isBesidePanel: boolean }) {
  const { group, fieldName, isBesidePanel } = props;
  const { pageId, say, t, select } = useEditorActions();
  const panel = useRef<HTMLElement>(null);
  const [dragged, setDragged] = useState(() => remembered(pageId).place);
  const item = { groupId: group.id, fieldName };
  const isDocked = useMedia(isBesidePanel ? roomForBoth : roomForDock) && dragged === null;
  const isPhone = useIsPhone();
  const isBesideMap = useFrame().panel === "pageMap";
  const isOverMap = useMedia(panelBelow) && isBesideMap;
  const [isExpanded, setExpanded] = useState(!isBesideMap && (fieldName !== null || !isPhone));
  const isSheet = useIsSheet(item, { isPhone: isPhone || isOverMap, isPlaced: isDocked || dragged !== null });
  useDock(isDocked, item);
  useRoomAbove(panel, item, { isSheet, isExpanded });
  const place = useFloating(panel, item, { shape: isDocked ? "docked" : "panel", fixedPlace: dragged });
  const grip = useDrag(place ?? null, (to) => {
    setDragged(to);
    remember(pageId, { place: to });
  });

  const block = blockOf(group.kind);
  const kind = say(kindLabel(group.kind));
  const label = fieldName === null ? kind : say(fieldLabel(fieldName));
  const onClosed = () => {
    select(null);
    focusItem(item);
  };
  const onToSection = () => {
    select({ groupId: group.id, fieldName: null });
    focusMenu();
  };
  return (
    <section
      ref={panel}
      className="vt-item-panel"
      data-vt-keep
      data-vt-panel
      data-vt-menu="panel"
      tabIndex={-1}
      data-sheet={isSheet}
      data-docked={isDocked}
      data-expanded={!isSheet || isExpanded}
      role="dialog"
      aria-label={t("menu.label", { label })}
      aria-keyshortcuts={menuKey}
      style={isSheet ? undefined : placed(place)}
    >
      <header className="vt-item-panel__head">
        {fieldName === null ? (
          <span className="vt-item-panel__icon">
            <KindIcon name={block?.icon} />
          </span>
        ) : (
          <IconButton look="tool" label={t("menu.toSection", { label: kind })} onClick={onToSection}>
            <ChevronLeft aria-hidden />
          </IconButton>
        )}
        <h2 className="vt-item-panel__title">
          {fieldName !== null && <small>{kind}</small>}
          {label}
        </h2>
        {isSheet ? (
          <IconButton
            look="tool"
            label={t("menu.options")}
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          >
            <ChevronUp aria-hidden className={isExpanded ? "vt-turned" : undefined} />
          </IconButton>
        ) : (
          <IconButton look="tool" className="vt-grip" label={t("menu.move")} {...grip}>
            <GripHorizontal aria-hidden />
          </IconButton>
        )}
        <IconButton look="tool" label={t("menu.close")} onClick={onClosed}>
          <X aria-hidden />
        </IconButton>
      </header>
      <TypingNotice item={item} />
      {fieldName === null && (
        <div className="vt-item-panel__tools">
          <GroupTools group={group} label={kind} isInMenu />
        </div>
      )}
      <div className="vt-item-panel__body">
        {fieldName === null ? <GroupSections group={group} /> : <FieldSections group={group} fieldName={fieldName} />}
      </div>
    </section>
  );
}
