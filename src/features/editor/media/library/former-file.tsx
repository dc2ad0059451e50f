import { useState } from "react";
import { useOnce } from "~/lib/browser/use-once.ts";
import { shownName } from "~/features/media/domain/shown-name.ts";
import type { MediaListItem } from "~/features/media/schema.ts";
import { ConfirmDialog } from "../../dialogs/confirm-dialog.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import type { LibraryWork } from "./use-library-work.ts";

interface FormerFileProps {
  item: MediaListItem;
  former: NonNullable<MediaListItem["former"]>;
  work: LibraryWork;
}

/** The file that a medium had before it was replaced, as long as it is kept, the way back to it, and for admins the way to be rid of it. */
export function FormerFile({ item, former, work }: FormerFileProps) {
  const { t, editorLocale, timeZone, user } = useEditorActions();
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, once } = useOnce(); // brought back twice, it would be away again
  const name = shownName(former.originalFilename);
  const style = { day: "numeric", month: "long", timeZone } as const;
  const day = new Intl.DateTimeFormat(`${editorLocale}-CH`, style).format(former.until);
  return (
    <>
      <p className="vt-former-file">
        {t("library.former", { name, day })}
        <span className="vt-former-file__ways">
          <button
            type="button"
            className="vt-link"
            aria-disabled={isBusy}
            onClick={() => void once(() => work.bringBack(item, former.id))}
          >
            {t("library.bringBack")}
          </button>
          {user.isSiteAdmin && (
            <button
              type="button"
              className="vt-link"
              aria-disabled={isBusy}
              onClick={() => !isBusy && setIsAsking(true)}
            >
              {t("library.deleteFormer")}
            </button>
          )}
        </span>
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={t("library.deleteFormerTitle", { name })}
        description={t("library.deleteFormerText")}
        confirm={t("library.deleteFormer")}
        onConfirmed={() => {
          setIsAsking(false);
          void once(() => work.deleteFormer(item));
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
