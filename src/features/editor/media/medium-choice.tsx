import { useRef, useState } from "react";
import { pictureUrl } from "~/features/blocks/pictures/picture.tsx";
import type { MediaRef } from "~/features/media/schema.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { LibraryDialog } from "./library-dialog.tsx";

interface MediumChoiceProps {
  label: string;
  mediaId: string | null;
  /** The picture with that id, once it is known. */
  medium: MediaRef | undefined;
  onChosen: (item: MediaRef) => void;
  onRemoved: () => void;
}

/** One picture: shown, chosen from the library, or taken away. */
export function MediumChoice({ label, mediaId, medium, onChosen, onRemoved }: MediumChoiceProps) {
  const { t } = useEditorActions();
  const [isOpen, setIsOpen] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const source = medium && pictureUrl(medium, 480);
  return (
    <div className="vt-setting-medium" role="group" aria-label={label}>
      <span className="vt-input-row__label">{label}</span>
      <div className="vt-button-row">
        {source && <img src={source} alt="" width={medium.width} height={medium.height} />}
        <button ref={choose} type="button" className="vt-button vt-button--outline" onClick={() => setIsOpen(true)}>
          {t(mediaId ? "settings.changeImage" : "settings.pickImage")}
        </button>
        {mediaId && (
          <button
            type="button"
            className="vt-link"
            onClick={() => {
              choose.current?.focus(); // this button goes with the picture
              onRemoved();
            }}
          >
            {t("settings.removeImage")}
          </button>
        )}
      </div>
      {isOpen && (
        <LibraryDialog
          mediaType="image"
          chosenIds={mediaId ? [mediaId] : []}
          hiddenIds={[]}
          onChosen={(item) => {
            onChosen(item);
            setIsOpen(false);
          }}
          onClosed={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
