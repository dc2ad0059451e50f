import { ArrowDown, ArrowUp, GripVertical, SlidersHorizontal, Trash2 } from "lucide-react";
import type { HTMLAttributes } from "react";
import { pictureUrl } from "~/features/blocks/pictures/picture.tsx";
import type { MediaRef } from "~/features/media/schema.ts";
import { IconButton } from "../../controls/icon-button.tsx";
import { isDrawing } from "../../media/shown-whole.ts";
import { useEditorActions } from "../../state/editor-context.tsx";

/** One medium of a list: it is dragged to its place by its grip, or moved by its buttons. */
export function MediaRow(props: {
  mediaId: string;
  medium: MediaRef | null;
  /** Its place in the list, from 1. */
  number: number;
  isLast: boolean;
  grip: HTMLAttributes<HTMLElement>;
  /** How far it stands from its place while one is dragged, in px. */
  shift: number;
  isDragged: boolean;
  /** Whether what can be said of it is shown below. */
  isOpen: boolean;
  onToggled: () => void;
  onMoved: (by: 1 | -1) => void;
  onRemoved: () => void;
}) {
  const { mediaId, medium, number, isLast, grip, shift, isDragged, isOpen, onToggled, onMoved, onRemoved } = props;
  const { t } = useEditorActions();
  const source = medium && pictureUrl(medium, 320);
  return (
    <li
      className="vt-media-rows__row"
      data-vt-medium={mediaId}
      data-dragged={isDragged || undefined}
      style={shift ? { transform: `translateY(${shift}px)` } : undefined}
    >
      <span className="vt-media-rows__grip" title={t("group.drag")} aria-hidden {...grip}>
        <GripVertical />
      </span>
      {source && <img src={source} alt="" draggable={false} data-whole={isDrawing(medium)} />}
      <IconButton
        data-vt-part="medium"
        label={t("media.describe", { number })}
        aria-expanded={isOpen}
        disabled={!medium}
        onClick={onToggled}
      >
        <SlidersHorizontal aria-hidden />
      </IconButton>
      <IconButton
        aria-disabled={number === 1}
        label={t("media.moveForward", { number })}
        onClick={() => number > 1 && onMoved(-1)}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton aria-disabled={isLast} label={t("media.moveBack", { number })} onClick={() => !isLast && onMoved(1)}>
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton label={t("media.removeFromList", { number })} onClick={onRemoved}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}
