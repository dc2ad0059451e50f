import { useEffect, useRef, useState } from "react";
import { Clapperboard, Crop, FileUp, ImagePlus, Trash2 } from "lucide-react";
import { pictureUrl } from "~/features/blocks/pictures/picture.tsx";
import { mediaRefSchema } from "~/features/media/schema.ts";
import { IconButton } from "../../controls/icon-button.tsx";
import { useKeyboardNearRows } from "../../inputs/use-keyboard-near-rows.ts";
import { called } from "../../state/called.tsx";
import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";
import { useCanvas } from "../canvas-context.ts";
import { useCommands } from "../use-commands.ts";
import { AltEntry } from "./alt-entry.tsx";
import { FocalPointInput } from "./focal-point-input.tsx";
import { catchKeyboardAt } from "./menu-focus.ts";
import { MenuSection } from "./menu-section.tsx";
import { OtherPictures } from "./other-pictures.tsx";
import type { LibraryType } from "../../media/use-library.ts";

const CropDialog = called(() => import("../../media/library/crop-dialog.tsx"));

const words = {
  image: { pick: "canvas.noImage", replace: "canvas.replaceImage", remove: "media.remove", Icon: ImagePlus },
  video: { pick: "canvas.noVideo", replace: "canvas.replaceVideo", remove: "media.removeVideo", Icon: Clapperboard },
  document: {
    pick: "canvas.noDocument",
    replace: "canvas.replaceDocument",
    remove: "media.removeDocument",
    Icon: FileUp,
  },
} as const;

/** The medium of a field: what is chosen, another one from the library, or none. */
export function MediumSection(props: {
  place: { groupId: string; fieldName: string };
  mediaType: LibraryType;
  mediaId: string | null;
}) {
  const { place, mediaType, mediaId } = props;
  const { t, addMedia } = useEditorActions();
  /** The picture that is cut: its dialog stays, whatever colleagues put in its place meanwhile, or take out of it. */
  const [croppedId, setCropped] = useState<string | null>(null);
  const { openMediaPicker } = useCanvas();
  const { run } = useCommands();
  const medium = useEditorPart((state) => (mediaId === null ? null : (state.media[mediaId] ?? null)));
  const source = medium && pictureUrl(medium, 640);
  const isImage = mediaType === "image";
  const { pick, replace, remove, Icon } = words[mediaType];
  const choose = useRef<HTMLButtonElement>(null);
  const kept = useKeyboardNearRows(useRef(null), choose);
  const { groupId, fieldName } = place;
  const hasMedium = mediaId !== null;
  const had = useRef(hasMedium);
  useEffect(() => {
    if (had.current !== hasMedium) catchKeyboardAt({ groupId, fieldName }); // the page draws another element there
    had.current = hasMedium;
  }, [hasMedium, groupId, fieldName]);
  return (
    <MenuSection title={t("menu.media")}>
      <div className="vt-button-row" {...kept}>
        <button
          ref={choose}
          type="button"
          className="vt-button vt-button--primary"
          data-vt-part="medium"
          onClick={() => openMediaPicker({ ...place, mediaType })}
        >
          <Icon aria-hidden /> {t(hasMedium ? replace : pick)}
        </button>
        {isImage && medium && (
          <IconButton label={t("library.crop")} onClick={() => setCropped(medium.id)}>
            <Crop aria-hidden />
          </IconButton>
        )}
        {hasMedium && (
          <IconButton label={t(remove)} onClick={() => run("field.image", { ...place, mediaId: null })}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
      {source && isImage && <FocalPointInput medium={medium} source={source} place={place} />}
      {source && !isImage && <img className="vt-medium" src={source} alt="" />}
      {mediaType === "document" && medium && <p className="vt-hint">{medium.name}</p>}
      {isImage && <OtherPictures place={place} mediaId={mediaId} choose={choose} />}
      {mediaType !== "document" && medium && <AltEntry medium={medium} />}
      {croppedId !== null && (
        <CropDialog
          mediaId={croppedId}
          onCropped={(item) => {
            addMedia(mediaRefSchema.strip().parse(item));
            run("field.image", { ...place, mediaId: item.id });
          }}
          onClosed={() => setCropped(null)}
          onUnreachable={() => setCropped(null)}
        />
      )}
    </MenuSection>
  );
}
