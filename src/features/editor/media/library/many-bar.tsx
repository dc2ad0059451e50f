import { useState } from "react";
import { FolderInput, Tag, Trash2, X } from "lucide-react";
import type { MediaListItem } from "~/features/media/schema.ts";
import { IconButton } from "../../controls/icon-button.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { ManyDialog } from "./many-dialog.tsx";
import { writtenTags } from "./tags.ts";
import type { LibraryWork } from "./use-library-work.ts";
import type { Selection } from "./use-selection.ts";

interface ManyBarProps {
  selection: Selection;
  work: LibraryWork;
  mediaType: "image" | "video";
  onDelete: (items: readonly MediaListItem[]) => void;
}

/** What can be done with all selected entries at once. */
export function ManyBar({ selection, work, mediaType, onDelete }: ManyBarProps) {
  const { t } = useEditorActions();
  const [asked, setAsked] = useState<"tag" | "folder" | null>(null);
  const { items } = selection;
  const onNamed = (text: string) => {
    for (const { id, tags } of items) {
      if (asked === "folder") work.describe(id, { folder: text });
      else work.describe(id, { tags: [...new Set([...tags, ...writtenTags(text)])].slice(0, 20) });
    }
    setAsked(null);
    selection.clear();
  };
  return (
    <div className="vt-many" role="toolbar" aria-label={t("library.withSelected")}>
      <span role="status">{t("library.selected", { count: items.length })}</span>
      <button type="button" className="vt-button vt-button--quiet" onClick={selection.selectAll}>
        {t("library.selectAll")}
      </button>
      <span className="vt-many__tools">
        <button type="button" className="vt-button vt-button--outline" onClick={() => setAsked("tag")}>
          <Tag size={16} aria-hidden /> {t("library.addTag")}
        </button>
        <button type="button" className="vt-button vt-button--outline" onClick={() => setAsked("folder")}>
          <FolderInput size={16} aria-hidden /> {t("library.move")}
        </button>
        <button type="button" className="vt-button vt-button--outline" onClick={() => onDelete(items)}>
          <Trash2 size={16} aria-hidden /> {t("library.delete")}
        </button>
        <IconButton look="quiet" label={t("library.selectNone")} onClick={selection.clear}>
          <X size={18} aria-hidden />
        </IconButton>
      </span>
      {asked && <ManyDialog {...{ asked, mediaType, onNamed }} count={items.length} onClosed={() => setAsked(null)} />}
    </div>
  );
}
