import { useRef, useState } from "react";
import { Eraser, FolderInput, Tag, Trash2, X } from "lucide-react";
import type { MediaListItem } from "~/features/media/schema.ts";
import { IconButton } from "../../controls/icon-button.tsx";
import { Toolbar } from "../../controls/toolbar.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { ManyDialog, type ManyQuestion } from "./many-dialog.tsx";
import { filed } from "./filed.ts";
import { tagsOf } from "./tags.ts";
import type { BoxFocus } from "./use-box-focus.ts";
import type { LibraryWork } from "./use-library-work.ts";
import type { Selection } from "./use-selection.ts";
import type { LibraryType } from "../use-library.ts";

const told = { tag: "library.tagged", untag: "library.untagged", folder: "library.moved" } as const;

interface ManyBarProps {
  selection: Selection;
  work: LibraryWork;
  mediaType: LibraryType;
  focus: BoxFocus;
  onDelete: (items: readonly MediaListItem[]) => void;
}

/** What can be done with all selected entries at once. What is asked about them stays asked when the list changes below. */
export function ManyBar({ selection, work, mediaType, focus, onDelete }: ManyBarProps) {
  const { t, editorLocale } = useEditorActions();
  const [asked, setAsked] = useState<{ question: ManyQuestion; items: readonly MediaListItem[] } | null>(null);
  const isNamed = useRef(false);
  const { items } = selection;
  const ownTags = tagsOf(items, editorLocale);
  // As they are by now, also where the list does not show them for a moment.
  const about = asked?.items.map((item) => items.find(({ id }) => id === item.id) ?? item) ?? [];
  const begin = (question: ManyQuestion) => {
    focus.begin(items[0]?.id);
    isNamed.current = false;
    setAsked({ question, items });
  };
  const onNamed = (text: string) => {
    const question = asked?.question ?? "tag";
    work.describeAll(filed(about, question, text), (count) => t(told[question], { count }));
    isNamed.current = true;
    setAsked(null);
    selection.clear();
  };
  const onNone = () => {
    focus.begin(items[0]?.id);
    selection.clear();
    focus.after()?.focus();
  };
  return (
    <>
      {items.length > 0 && (
        <Toolbar label={t("library.withSelected")} className="vt-many">
          <span>{t("library.selected", { count: items.length })}</span>
          <button type="button" className="vt-button vt-button--quiet" onClick={selection.selectAll}>
            {t("library.selectAll")}
          </button>
          <span className="vt-many__tools">
            <button type="button" className="vt-button vt-button--outline" onClick={() => begin("tag")}>
              <Tag size={16} aria-hidden /> {t("library.addTag")}
            </button>
            {ownTags.length > 0 && (
              <button type="button" className="vt-button vt-button--outline" onClick={() => begin("untag")}>
                <Eraser size={16} aria-hidden /> {t("library.takeTag")}
              </button>
            )}
            <button type="button" className="vt-button vt-button--outline" onClick={() => begin("folder")}>
              <FolderInput size={16} aria-hidden /> {t("library.move")}
            </button>
            <button type="button" className="vt-button vt-button--outline" onClick={() => onDelete(items)}>
              <Trash2 size={16} aria-hidden /> {t("library.delete")}
            </button>
            <IconButton look="quiet" label={t("library.selectNone")} onClick={onNone}>
              <X size={18} aria-hidden />
            </IconButton>
          </span>
        </Toolbar>
      )}
      {asked && (
        <ManyDialog
          {...{ about, mediaType, onNamed }}
          asked={asked.question}
          focusAfter={() => (isNamed.current ? focus.after() : null)}
          onClosed={() => setAsked(null)}
        />
      )}
    </>
  );
}
