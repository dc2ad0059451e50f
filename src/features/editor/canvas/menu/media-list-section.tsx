import { ArrowUp, Images, Trash2 } from "lucide-react";
import { pictureUrl } from "~/features/blocks/picture.tsx";
import { IconButton } from "../../controls/icon-button.tsx";
import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";
import { useCanvas } from "../canvas-context.ts";
import { useCommands } from "../use-commands.ts";
import { MenuSection } from "./menu-section.tsx";

/** The media of a list: more from the library, their order, and each one's removal. */
export function MediaListSection(props: { place: { groupId: string; fieldName: string }; mediaIds: string[] }) {
  const { place, mediaIds } = props;
  const { t } = useEditorActions();
  const { openMediaPicker } = useCanvas();
  const { run } = useCommands();
  const media = useEditorPart((state) => state.media);
  const save = (list: string[]) => run("field.mediaList", { ...place, mediaIds: list });
  const without = (index: number) => mediaIds.toSpliced(index, 1);
  return (
    <MenuSection title={t("menu.media")}>
      <button
        type="button"
        className="vt-button vt-button-primary"
        onClick={() => openMediaPicker({ ...place, mediaType: "image", isList: true })}
      >
        <Images aria-hidden /> {t("media.addToList")}
      </button>
      <ol className="vt-c-media-rows">
        {mediaIds.map((id, index) => {
          const medium = media[id];
          const source = medium && pictureUrl(medium, 320);
          const number = index + 1;
          return (
            <li key={id} className="vt-c-media-row">
              {source && <img src={source} alt="" />}
              <IconButton
                label={t("media.moveForward", { number })}
                disabled={index === 0}
                onClick={() => save(without(index).toSpliced(index - 1, 0, id))}
              >
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton label={t("media.removeFromList", { number })} onClick={() => save(without(index))}>
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          );
        })}
      </ol>
    </MenuSection>
  );
}
