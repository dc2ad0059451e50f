import { Images } from "lucide-react";
import { classes } from "~/features/blocks/classes.ts";
import { Picture, pictureOf } from "~/features/blocks/picture.tsx";
import type { Ui } from "~/features/blocks/ui.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useCanvas } from "./canvas-context.ts";
import { focusMenu } from "./menu/menu-focus.ts";
import { useItem } from "./use-item.ts";

/** The pictures of a list as one item: a click or Enter selects it and opens its menu, a double click the library. */
export const EditableMediaList: Ui["MediaList"] = ({ of, sizes, className }) => {
  const { t, select } = useEditorActions();
  const { openMediaPicker } = useCanvas();
  const { label, attributes, isSelected } = useItem(of);
  const { groupId, fieldName, items } = of;
  const pick = () => openMediaPicker({ groupId, fieldName, mediaType: "image", isList: true });
  if (items.length === 0) {
    return (
      <button type="button" className={classes("image vt-c-no-medium", className)} {...attributes} onClick={pick}>
        <Images aria-hidden />
        <span>{t("media.addToList")}</span>
      </button>
    );
  }
  return (
    <div
      className={classes("media-list", className)}
      {...attributes}
      role="button"
      tabIndex={0}
      aria-label={`${label}: ${t("media.addToList")}`}
      onDoubleClick={pick}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        if (isSelected) return pick();
        select({ groupId, fieldName });
        focusMenu();
      }}
    >
      {items.map(({ media, alt }) => (
        <Picture key={media.id} of={pictureOf(of, media, alt)} sizes={sizes} priority={false} />
      ))}
    </div>
  );
};
