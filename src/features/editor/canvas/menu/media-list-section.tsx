import { useRef, useState } from "react";
import { Images } from "lucide-react";
import { pictureUrl } from "~/features/blocks/pictures/picture.tsx";
import { useRowDrag } from "../../collections/use-row-drag.ts";
import { useKeyboardNearRows } from "../../inputs/use-keyboard-near-rows.ts";
import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";
import { useCanvas } from "../canvas-context.ts";
import { useCommands } from "../use-commands.ts";
import { AltEntry } from "./alt-entry.tsx";
import { FocalPointInput } from "./focal-point-input.tsx";
import { MediaRow } from "./media-row.tsx";
import { MenuSection } from "./menu-section.tsx";

/** What was opened stands below the list, which may be long. */
const comeIntoSight = (opened: HTMLElement | null) => opened?.scrollIntoView({ block: "nearest" });

/** The media of a list: more from the library, their order, by keys or by drag, what is said of each, and its removal. */
export function MediaListSection(props: { place: { groupId: string; fieldName: string }; mediaIds: string[] }) {
  const { place, mediaIds } = props;
  const { t } = useEditorActions();
  const { openMediaPicker } = useCanvas();
  const { run } = useCommands();
  const media = useEditorPart((state) => state.media);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = openId !== null && mediaIds.includes(openId) ? media[openId] : undefined;
  const openSource = open && pictureUrl(open, 640);
  const save = (ids: string[]) => void run("field.mediaList", { ...place, mediaIds: ids });
  const without = (id: string) => mediaIds.filter((each) => each !== id);
  const moveTo = (id: string, index: number) => save(without(id).toSpliced(index, 0, id));
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const kept = useKeyboardNearRows(list, add);
  const drag = useRowDrag(mediaIds, (from, to) => moveTo(mediaIds[from] ?? "", to));
  return (
    <MenuSection title={t("menu.media")}>
      <button
        ref={add}
        type="button"
        className="vt-button vt-button--primary"
        onClick={() => openMediaPicker({ ...place, mediaType: "image", isList: true })}
      >
        <Images aria-hidden /> {t("media.addToList")}
      </button>
      <ol ref={list} {...kept} className="vt-media-rows" data-dragging={drag.draggedIndex !== null || undefined}>
        {mediaIds.map((id, index) => (
          <MediaRow
            key={id}
            mediaId={id}
            medium={media[id] ?? null}
            number={index + 1}
            isLast={index === mediaIds.length - 1}
            grip={drag.gripAt(index)}
            shift={drag.shiftOf(index)}
            isDragged={drag.draggedIndex === index}
            isOpen={openId === id}
            onToggled={() => setOpenId(openId === id ? null : id)}
            onMoved={(by) => moveTo(id, index + by)}
            onRemoved={() => save(without(id))}
          />
        ))}
      </ol>
      {open && (
        <div
          key={open.id}
          ref={comeIntoSight}
          className="vt-media-said"
          role="group"
          aria-label={t("media.describe", { number: mediaIds.indexOf(open.id) + 1 })}
        >
          {openSource && <FocalPointInput medium={open} source={openSource} place={place} />}
          <AltEntry medium={open} />
        </div>
      )}
    </MenuSection>
  );
}
