import { useState } from "react";
import { pictureUrl } from "~/features/blocks/picture.tsx";
import { mediaRefSchema } from "~/features/media/schema.ts";
import { LibraryDialog } from "../media/library-dialog.tsx";
import { useSurroundings } from "../site/surroundings.tsx";
import { useEditorActions } from "../state/editor-context.tsx";

interface SettingMediumProps {
  label: string;
  mediaId: string | null;
  onSave: (mediaId: string | null) => void;
}

/** A picture of the site itself, such as its logo: shown, chosen from the library, or taken away. */
export function SettingMedium({ label, mediaId, onSave }: SettingMediumProps) {
  const { t } = useEditorActions();
  const { media, addMedium } = useSurroundings();
  const [isOpen, setIsOpen] = useState(false);
  const medium = mediaId ? media[mediaId] : undefined;
  const source = medium && pictureUrl(medium, 480);
  return (
    <div className="vt-setting-medium" role="group" aria-label={label}>
      <span className="vt-input-row__label">{label}</span>
      <div className="vt-button-row">
        {source && <img src={source} alt="" width={medium.width} height={medium.height} />}
        <button type="button" className="vt-button vt-button--outline" onClick={() => setIsOpen(true)}>
          {t(mediaId ? "settings.changeImage" : "settings.pickImage")}
        </button>
        {mediaId && (
          <button type="button" className="vt-link" onClick={() => onSave(null)}>
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
            addMedium(mediaRefSchema.strip().parse(item));
            onSave(item.id);
            setIsOpen(false);
          }}
          onClosed={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
