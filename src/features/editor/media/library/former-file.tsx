import { shownName } from "~/features/media/domain/shown-name.ts";
import type { MediaListItem } from "~/features/media/schema.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import type { LibraryWork } from "./use-library-work.ts";

interface FormerFileProps {
  item: MediaListItem;
  former: NonNullable<MediaListItem["former"]>;
  work: LibraryWork;
}

/** The file that a medium had before it was replaced, as long as it is kept, and the way back to it. */
export function FormerFile({ item, former, work }: FormerFileProps) {
  const { t, editorLocale, timeZone } = useEditorActions();
  const style = { day: "numeric", month: "long", timeZone } as const;
  const day = new Intl.DateTimeFormat(`${editorLocale}-CH`, style).format(former.until);
  return (
    <p className="vt-former-file">
      {t("library.former", { name: shownName(former.originalFilename), day })}
      <button type="button" className="vt-link" onClick={() => void work.bringBack(item, former.id)}>
        {t("library.bringBack")}
      </button>
    </p>
  );
}
