import { Clapperboard, Play } from "lucide-react";
import { clsx } from "clsx";
import { pictureUrgency, pictureUrl } from "~/features/blocks/pictures/picture.tsx";
import type { Ui } from "~/features/blocks/ui.ts";
import { videoSource } from "~/features/blocks/films/video-source.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useItem } from "../use-item.ts";
import { usePickable } from "./use-pickable.ts";
import { videoPlaceholder } from "./video-placeholder.ts";

/** A film stands still on the canvas: its picture with a play mark. A click selects it, a double click replaces it. */
export const EditableVideo: Ui["Video"] = ({ of, className, ambient = false, poster, priority = false }) => {
  const { t } = useEditorActions();
  const { label, attributes, isSelected } = useItem(of);
  const { groupId, fieldName, media } = of;
  const source = videoSource(media);
  const { pick, attributes: pickable } = usePickable({ groupId, fieldName, mediaType: "video" }, isSelected);
  if (!media || !source) {
    return (
      <button type="button" className={clsx("video vt-no-medium", className)} {...attributes} onClick={pick}>
        <Clapperboard aria-hidden />
        <span>{t(videoPlaceholder(media))}</span>
      </button>
    );
  }
  const picture = pictureUrl(poster?.media ?? media, 1600);
  const aspectRatio = source.type === "youtube" ? "16 / 9" : `${media.width} / ${media.height}`;
  return (
    <div
      className={clsx("video", className)}
      {...attributes}
      style={{ ...attributes.style, ...(ambient ? {} : { aspectRatio }) }}
      {...pickable}
      aria-label={label}
    >
      {picture || source.type === "youtube" ? (
        picture && <img className="image" {...pictureUrgency(priority)} src={picture} alt="" draggable={false} />
      ) : (
        <video muted playsInline preload="metadata" src={source.url} />
      )}
      <span className="vt-play" aria-hidden>
        <Play />
      </span>
    </div>
  );
};
