import { ImagePlus } from "lucide-react";
import { clsx } from "clsx";
import { pictureSources, pictureStyle, pictureUrgency } from "~/features/blocks/pictures/picture.tsx";
import type { Ui } from "~/features/blocks/ui.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useDeadLink } from "../dead-links.ts";
import { useItem } from "../use-item.ts";
import { usePickable } from "./use-pickable.ts";

/** A picture: a click or Enter selects it and opens its menu, a double click opens the media library. */
export const EditableImage: Ui["Image"] = ({ of, sizes, className, priority = false }) => {
  const { t } = useEditorActions();
  const { label, attributes, isSelected } = useItem(of);
  const { groupId, fieldName, media } = of;
  const deadLink = useDeadLink(of);
  const sources = media && pictureSources(media, { sizes, priority });
  const { pick, attributes: pickable } = usePickable({ groupId, fieldName, mediaType: "image" }, isSelected);
  if (!sources) {
    return (
      <button type="button" className={clsx("image vt-no-medium", className)} {...attributes} onClick={pick}>
        <ImagePlus aria-hidden />
        <span>{t("canvas.noImage")}</span>
      </button>
    );
  }
  const name = t("state.named", { what: label, name: of.alt || t("canvas.replaceImage") });
  return (
    <img
      className={clsx("image", className)}
      {...attributes}
      {...sources}
      width={media.width}
      height={media.height}
      {...pictureUrgency(priority)}
      alt={of.alt || name} // without words it would be no button but an ornament
      data-fit={of.objectFit}
      style={{ ...attributes.style, ...pictureStyle(of) }}
      {...pickable}
      aria-label={deadLink ? `${name}. ${deadLink.words}` : name}
      title={deadLink?.words}
      data-vt-dead-link={deadLink && (deadLink.isToCome ? "to-come" : "gone")}
      draggable={false}
    />
  );
};
