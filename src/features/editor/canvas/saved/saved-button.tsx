import { useRef, useState, type KeyboardEvent } from "react";
import { Bookmark, Pencil, Trash2 } from "lucide-react";
import type { MediaRef } from "~/features/media/schema.ts";
import type { SavedSection } from "~/features/saved-sections/schema.ts";
import { blockOf } from "~/kinds/registry.ts";
import { IconButton } from "../../controls/icon-button.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { KindView } from "../adding/kind-view.tsx";
import { useSavedSections } from "./use-saved-sections.ts";

interface SavedButtonProps {
  saved: SavedSection;
  media: MediaRef[];
  onChosen: (saved: SavedSection) => void;
}

/** A saved section to choose, with its preview; it can be renamed and removed here. */
export function SavedButton({ saved, media, onChosen }: SavedButtonProps) {
  const { t, isMember } = useEditorActions();
  const { rename, remove } = useSavedSections();
  const [isNaming, setNaming] = useState(false);
  const renaming = useRef<HTMLButtonElement>(null);
  const block = blockOf(saved.content.kind);
  if (!block) return null;
  const { name, content } = saved;
  const isClosed = block.membersOnly === true && !isMember;
  const onNamed = (text: string) => {
    setNaming(false);
    if (text.trim() !== "" && text.trim() !== name) void rename(saved, text.trim());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation(); // the dialog stays
    if (event.key === "Escape") event.currentTarget.value = name;
    renaming.current?.focus(); // leaving the field takes what is in it
  };
  const onRemoved = () => {
    renaming.current?.closest('[role="dialog"]')?.querySelector<HTMLElement>("input")?.focus();
    void remove(saved);
  };
  return (
    <li className="vt-kind vt-kind--saved" data-closed={isClosed || undefined}>
      <KindView block={block} content={content} pictures={media} />
      {isNaming ? (
        <input
          className="vt-input vt-kind__name"
          aria-label={t("saved.newName", { name })}
          defaultValue={name}
          maxLength={60}
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
          onBlur={(event) => onNamed(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      ) : (
        <button type="button" className="vt-kind__label" disabled={isClosed} onClick={() => onChosen(saved)}>
          <Bookmark aria-hidden />
          {name}
        </button>
      )}
      <span className="vt-kind__tools">
        <IconButton ref={renaming} look="tool" label={t("saved.rename", { name })} onClick={() => setNaming(true)}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton look="tool" label={t("saved.remove", { name })} onClick={onRemoved}>
          <Trash2 aria-hidden />
        </IconButton>
      </span>
      {isClosed && <span className="vt-kind__members">{t("add.membersOnly")}</span>}
    </li>
  );
}
