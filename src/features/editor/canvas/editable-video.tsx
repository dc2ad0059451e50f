import { Clapperboard, Play } from "lucide-react";
import { classes } from "~/features/blocks/classes.ts";
import { pictureUrl } from "~/features/blocks/picture.tsx";
import type { Ui } from "~/features/blocks/ui.ts";
import { videoSource } from "~/features/blocks/video-source.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useCanvas } from "./canvas-context.ts";
import { focusMenu } from "./menu/menu-focus.ts";
import { useItem } from "./use-item.ts";
import { videoPlaceholder } from "./video-placeholder.ts";

/** A film stands still on the canvas: its picture with a play mark. A click selects it, a double click replaces it. */
export const EditableVideo: Ui["Video"] = ({ of, className, ambient = false, poster }) => {
  const { t, select } = useEditorActions();
  const { openMediaPicker } = useCanvas();
  const { label, attributes, isSelected } = useItem(of);
  const { groupId, fieldName, media } = of;
  const source = videoSource(media);
  const pick = () => openMediaPicker({ groupId, fieldName, mediaType: "video" });
  if (!media || !source) {
    return (
      <button type="button" className={classes("video vt-c-no-medium", className)} {...attributes} onClick={pick}>
        <Clapperboard aria-hidden />
        <span>{t(videoPlaceholder(media))}</span>
      </button>
    );
  }
  const picture = pictureUrl(poster?.media ?? media, 1600);
  const aspectRatio = source.type === "youtube" ? "16 / 9" : `${media.width} / ${media.height}`;
  return (
    <div
      className={classes("video", className)}
      style={ambient ? undefined : { aspectRatio }}
      {...attributes}
      role="button"
      tabIndex={0}
      aria-label={label}
      onDoubleClick={pick}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        if (isSelected) return pick();
        select({ groupId, fieldName });
        focusMenu();
      }}
    >
      {picture || source.type === "youtube" ? (
        picture && <img className="image" src={picture} alt="" draggable={false} />
      ) : (
        <video muted playsInline preload="metadata" src={source.url} />
      )}
      <span className="vt-c-play" aria-hidden>
        <Play />
      </span>
    </div>
  );
};
