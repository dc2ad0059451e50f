"use client";

import { useMemo, useRef, useState } from "react";
import type { MediaListItem } from "~/features/media/schema.ts";
import { atMostEvery } from "~/lib/turns/at-most-every.ts";
import { Segments } from "../../controls/segments.tsx";
import { useFrame } from "../../frame/frame-context.tsx";
import { SidePanel } from "../../frame/side-panel.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useLibrary, wholeLibrary } from "../use-library.ts";
import { DeleteMediaDialog } from "./delete-media-dialog.tsx";
import { folderForNew } from "./folder-words.ts";
import { LibraryEntries } from "./library-entries.tsx";
import { LibraryHead, type LibraryView } from "./library-head.tsx";
import { ManyBar } from "./many-bar.tsx";
import { MediumSource } from "./medium-source.tsx";
import { MediumDialog } from "./medium-dialog.tsx";
import { RenameFolderDialog } from "./rename-folder-dialog.tsx";
import { RoomMeter } from "./room-meter.tsx";
import { useBoxFocus } from "./use-box-focus.ts";
import { useLibraryWork } from "./use-library-work.ts";
import { useSelection } from "./use-selection.ts";
import "../../styles/library.css";

/** So often the library is asked for anew while a heap of files comes in. */
const followingMs = 1_000;

/** The site's pictures, films and documents: to be found, taken in, put in order, described, replaced and deleted. */
export default function LibraryPanel() {
  const { t, getState, locales } = useEditorActions();
  const { togglePanel } = useFrame();
  const [filter, setFilter] = useState(() => wholeLibrary("image"));
  const [view, setView] = useState<LibraryView>("grid");
  const library = useLibrary(filter);
  const selection = useSelection(library.items);
  const work = useLibraryWork();
  const { refresh } = work;
  const follow = useMemo(() => atMostEvery(followingMs, () => void refresh()), [refresh]);
  const [open, setOpen] = useState<MediaListItem | null>(null);
  const [leaving, setLeaving] = useState<readonly MediaListItem[]>([]);
  const [renaming, setRenaming] = useState<string | null>(null);
  const focus = useBoxFocus();
  const isGone = useRef(false);
  const onAdded = () => {
    // What came into another folder than the one that was looked at is to be seen as well.
    const { folder } = filter;
    if (folderForNew(folder) !== folder) setFilter((now) => (now.folder === folder ? { ...now, folder: "" } : now));
    follow();
  };
  const onDelete = (items: readonly MediaListItem[]) => {
    isGone.current = false;
    focus.begin(items[0]?.id);
    setLeaving(items);
  };

  const asked = leaving.length > 0 && (
    <DeleteMediaDialog
      items={leaving}
      work={work}
      focusAfter={focus.after}
      onClosed={(areGone) => {
        isGone.current = areGone;
        setLeaving([]);
        if (areGone) setOpen(null);
      }}
    />
  );
  const entries = (
    <LibraryEntries
      {...{ library, view }}
      locales={[getState().locale, ...locales]}
      selection={selection.entries}
      list={focus.list}
      onPressed={setOpen}
    />
  );
  return (
    <SidePanel
      name="library"
      title={t("library.title")}
      closeLabel={t("library.close")}
      onClose={() => togglePanel("library")}
    >
      <div className="vt-library__top">
        <Segments
          label={t("library.type")}
          value={filter.mediaType}
          onChosen={(mediaType) => {
            selection.clear();
            setFilter({ ...wholeLibrary(mediaType), search: filter.search, sort: filter.sort });
          }}
          segments={[
            { value: "image", label: t("library.images") },
            { value: "video", label: t("library.videos") },
            { value: "document", label: t("library.documents") },
          ]}
        />
        <RoomMeter mediaType={filter.mediaType} />
      </div>
      <LibraryHead filter={filter} onFilter={setFilter} view={view} onView={setView} onRename={setRenaming} />
      <MediumSource mediaType={filter.mediaType} folder={filter.folder} onAdded={onAdded}>
        {entries}
      </MediumSource>
      {/* Always there: what a part says of itself as it appears is told twice, or not at all. */}
      <p role="status" className="vt-sr">
        {selection.items.length > 0 && t("library.selected", { count: selection.items.length })}
      </p>
      <ManyBar {...{ selection, work, focus, onDelete }} mediaType={filter.mediaType} />
      {open && (
        <MediumDialog
          key={open.id}
          item={open}
          onCropped={setOpen}
          work={work}
          onDelete={(item) => onDelete([item])}
          onClosed={() => setOpen(null)}
          focusAfter={() => (isGone.current ? focus.after() : null)}
        >
          {asked}
        </MediumDialog>
      )}
      {!open && asked}
      {renaming !== null && (
        <RenameFolderDialog
          folder={renaming}
          mediaType={filter.mediaType}
          work={work}
          onRenamed={(from, to) => {
            setFilter((before) => (before.folder === from ? { ...before, folder: to } : before));
            setRenaming((before) => (before === from ? null : before));
          }}
          onClosed={() => setRenaming(null)}
        />
      )}
    </SidePanel>
  );
}
