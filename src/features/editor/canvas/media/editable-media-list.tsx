import { useState } from "react";
import { Images } from "lucide-react";
import { clsx } from "clsx";
import { pictureOf } from "~/features/blocks/pictures/picture.tsx";
import type { Ui } from "~/features/blocks/ui.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useCanvas } from "../canvas-context.ts";
import { ListedMedium } from "./listed-medium.tsx";
import { focusMenu } from "../menu/menu-focus.ts";
import { useItem } from "../use-item.ts";
import { useRemoveMedium } from "./use-remove-medium.ts";

/**
 * The pictures of a list as one item: a click or Enter selects it, opens its menu and chooses the picture, which can then be
 * taken out; a double click, or Enter once more, opens the library.
 */
export const EditableMediaList: Ui["MediaList"] = ({ of, sizes, className }) => {
  const { t, select } = useEditorActions();
  const { openMediaPicker } = useCanvas();
  const { label, attributes, isSelected } = useItem(of);
  const { groupId, fieldName, items } = of;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const remove = useRemoveMedium({ groupId, fieldName });
  const pick = () => openMediaPicker({ groupId, fieldName, mediaType: "image", isList: true });
  const enter = (id: string) => {
    if (isSelected && chosenId === id) return pick();
    setChosenId(id);
    select({ groupId, fieldName });
    focusMenu();
  };
  if (items.length === 0) {
    return (
      <button type="button" className="image vt-no-medium" {...attributes} onClick={pick}>
        <Images aria-hidden />
        <span>{t("media.addToList")}</span>
      </button>
    );
  }
  return (
    <ul className={clsx("media-list", className)} role="list" tabIndex={-1} {...attributes} aria-label={label}>
      {items.map((item, index) => {
        const { media } = item;
        const shown = pictureOf(of, item);
        return (
          <ListedMedium
            key={media.id}
            of={shown}
            sizes={sizes(shown)}
            number={index + 1}
            isChosen={isSelected && chosenId === media.id}
            onChosen={() => setChosenId(media.id)}
            onEntered={() => enter(media.id)}
            onOpened={pick}
            onRemoved={() => remove(media.id, index)}
          />
        );
      })}
    </ul>
  );
};
