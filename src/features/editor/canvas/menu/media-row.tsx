import { ArrowDown, ArrowUp, SlidersHorizontal, Trash2 } from "lucide-react";
import { pictureUrl } from "~/features/blocks/picture.tsx";
import type { MediaRef } from "~/features/media/schema.ts";
import { IconButton } from "../../controls/icon-button.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";

/** One medium of a list: it is dragged to its place, or moved by its buttons. */
export function MediaRow(props: {
  mediaId: string;
  medium: MediaRef | null;
  /** Its place in the list, from 1. */
  number: number;
  isLast: boolean;
  isDragged: boolean;
  /** Whether what can be said of it is shown below. */
  isOpen: boolean;
  onToggled: () => void;
  onMoved: (by: 1 | -1) => void;
  onRemoved: () => void;
  onDragBegan: () => void;
  onDragEnded: () => void;
  /** Another one of the list was dropped on it. */
  onDropped: () => void;
}) {
  const { mediaId, medium, number, isLast, isDragged, isOpen, onMoved, onRemoved } = props;
  const { onToggled, onDragBegan, onDragEnded, onDropped } = props;
  const { t } = useEditorActions();
  const source = medium && pictureUrl(medium, 320);
  return (
    <li
      className="vt-media-rows__row"
      data-vt-medium={mediaId}
      data-dragged={isDragged || undefined}
      draggable
      onDragStart={onDragBegan}
      onDragEnd={onDragEnded}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDropped();
      }}
    >
      {source && <img src={source} alt="" draggable={false} />}
      <IconButton
        data-vt-part="medium"
        label={t("media.describe", { number })}
        aria-expanded={isOpen}
        disabled={!medium}
        onClick={onToggled}
      >
        <SlidersHorizontal aria-hidden />
      </IconButton>
      <IconButton disabled={number === 1} label={t("media.moveForward", { number })} onClick={() => onMoved(-1)}>
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton disabled={isLast} label={t("media.moveBack", { number })} onClick={() => onMoved(1)}>
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton label={t("media.removeFromList", { number })} onClick={onRemoved}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}
