"use client";

import { useState } from "react";
import type { MediaListItem } from "~/features/media/schema.ts";
import { Segments } from "../../controls/segments.tsx";
import { useFrame } from "../../frame/frame-context.tsx";
import { SidePanel } from "../../frame/side-panel.tsx";
import { BulkUploader } from "../../inputs/bulk-uploader.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useLibrary, wholeLibrary } from "../use-library.ts";
import { FilmSources } from "../video/film-sources.tsx";
import { DeleteMediaDialog } from "./delete-media-dialog.tsx";
import { LibraryEntries } from "./library-entries.tsx";
import { LibraryHead, type LibraryView } from "./library-head.tsx";
import { ManyBar } from "./many-bar.tsx";
import { MediumDialog } from "./medium-dialog.tsx";
import { RoomMeter } from "./room-meter.tsx";
import { useLibraryWork } from "./use-library-work.ts";
import { useSelection } from "./use-selection.ts";
import "../../styles/library.css";

/** The site's pictures and films: to be found, taken in, put in order, described, replaced and deleted. */
export default function LibraryPanel() {
  const { t, getState, locales } = useEditorActions();
  const { togglePanel } = useFrame();
  const [filter, setFilter] = useState(() => wholeLibrary("image"));
  const [view, setView] = useState<LibraryView>("grid");
  const library = useLibrary(filter);
  const selection = useSelection(library.items);
  const work = useLibraryWork();
  const [open, setOpen] = useState<MediaListItem | null>(null);
  const [leaving, setLeaving] = useState<readonly MediaListItem[]>([]);

  const entries = (
    <LibraryEntries
      {...{ library, view }}
      locales={[getState().locale, ...locales]}
      selection={selection.entries}
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
          ]}
        />
        <RoomMeter mediaType={filter.mediaType} />
      </div>
      <LibraryHead filter={filter} onFilter={setFilter} view={view} onView={setView} />
      {filter.mediaType === "image" ? (
        <BulkUploader label={t("media.uploadMany")} onUploaded={() => void work.refresh()}>
          {entries}
        </BulkUploader>
      ) : (
        <FilmSources onAdded={() => void work.refresh()}>{entries}</FilmSources>
      )}
      {selection.items.length > 0 && (
        <ManyBar {...{ selection, work }} mediaType={filter.mediaType} onDelete={setLeaving} />
      )}
      {open && (
        <MediumDialog
          key={open.id}
          item={open}
          onCropped={setOpen}
          work={work}
          onDelete={(item) => {
            setOpen(null);
            setLeaving([item]);
          }}
          onClosed={() => setOpen(null)}
        />
      )}
      {leaving.length > 0 && <DeleteMediaDialog items={leaving} work={work} onClosed={() => setLeaving([])} />}
    </SidePanel>
  );
}
