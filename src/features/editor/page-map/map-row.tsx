import { GripVertical } from "lucide-react";
import type { HTMLAttributes } from "react";
import { kindLabel } from "~/features/blocks/labels.ts";
import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import type { ViewContext } from "~/features/blocks/ui.ts";
import { scrollToGroup } from "../canvas/sections/scroll-to-group.ts";
import { moveByKeys } from "../collections/move-by-keys.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { SmallSection } from "./small-section.tsx";

interface MapRowProps {
  section: ResolvedGroup;
  view: ViewContext;
  index: number;
  count: number;
  grip: HTMLAttributes<HTMLElement>;
  /** How far it stands from its place while one is dragged, in px. */
  shift: number;
  isDragged: boolean;
  onMoved: (to: number) => void;
}

/** One section of the map: its grip, and a small picture of it that leads there. */
export function MapRow({ section, view, index, count, grip, shift, isDragged, onMoved }: MapRowProps) {
  const { t, say, select } = useEditorActions();
  const name = say(kindLabel(section.kind));
  return (
    <li
      className="vt-map__row"
      data-dragged={isDragged || undefined}
      data-status={section.status}
      data-closed={section.isClosed}
      style={shift ? { transform: `translateY(${shift}px)` } : undefined}
    >
      <IconButton
        look="quiet"
        className="vt-map__grip"
        label={t("pageMap.move", { name, place: index + 1, count })}
        title={t("collection.moveHint")}
        onKeyDown={moveByKeys({ index, count, onMoved })}
        {...grip}
      >
        <GripVertical aria-hidden />
      </IconButton>
      <button
        type="button"
        className="vt-map__section"
        aria-label={t("pageMap.show", { name, place: index + 1, count })}
        onClick={() => {
          select({ groupId: section.id, fieldName: null });
          scrollToGroup({ groupId: section.id, isCard: false }, () => undefined);
        }}
      >
        <SmallSection section={section} view={view} />
        <span className="vt-map__name">{name}</span>
      </button>
    </li>
  );
}
