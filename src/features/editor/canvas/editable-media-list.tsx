import { Images } from "lucide-react";
import { clsx } from "clsx";
import { Picture, pictureOf } from "~/features/blocks/picture.tsx";
import type { Ui } from "~/features/blocks/ui.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useItem } from "./use-item.ts";
import { usePickable } from "./use-pickable.ts";

/** The pictures of a list as one item: a click or Enter selects it and opens its menu, a double click the library. */
export const EditableMediaList: Ui["MediaList"] = ({ of, sizes, className }) => {
  const { t } = useEditorActions();
  const { label, attributes, isSelected } = useItem(of);
  const { groupId, fieldName, items } = of;
  const target = { groupId, fieldName, mediaType: "image", isList: true } as const;
  const { pick, attributes: pickable } = usePickable(target, isSelected);
  if (items.length === 0) {
    return (
      <button type="button" className={clsx("image vt-no-medium", className)} {...attributes} onClick={pick}>
        <Images aria-hidden />
        <span>{t("media.addToList")}</span>
      </button>
    );
  }
  return (
    <div
      className={clsx("media-list", className)}
      {...attributes}
      {...pickable}
      aria-label={`${label}: ${t("media.addToList")}`}
    >
      {items.map(({ media, alt }) => (
        <Picture
          key={media.id}
          of={pictureOf(of, media, alt)}
          sizes={sizes(pictureOf(of, media, alt))}
          priority={false}
        />
      ))}
    </div>
  );
};
