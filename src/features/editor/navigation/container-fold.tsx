"use client";

import { Settings2 } from "lucide-react";
import { useState } from "react";
import type { NavigationContainer } from "~/features/site/schema.ts";
import type { ListedPage } from "../pages/page-lists.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { AddEntry } from "./add-entry.tsx";
import { ContainerForm } from "./container-form.tsx";
import { entryRows, stepFrom, type EntryPlace, type EntryRow } from "./entry-rows.ts";
import { EntryLine, type Grip } from "./entry-line.tsx";
import { useContainerTitle } from "./use-container-title.ts";
import type { EntryDrag } from "./use-entry-drag.ts";

interface ContainerFoldProps {
  container: NavigationContainer;
  containers: NavigationContainer[];
  pages: ListedPage[];
  /** It was made a moment ago, to be filled. */
  isNew: boolean;
  drag: EntryDrag | null;
  gripOf: (row: EntryRow) => Omit<Grip, "onKeyDown">;
  onCancel: () => void;
  onMove: (row: EntryRow, place: EntryPlace) => void;
  onDelete: (page: ListedPage) => void;
}

/** One container of the navigation with its entries. */
export function ContainerFold(props: ContainerFoldProps) {
  const { container, containers, pages, drag, gripOf, onCancel, onMove, onDelete } = props;
  const { t, pageId } = useEditorActions();
  const [isMadeHere] = useState(props.isNew);
  const [isFormOpen, setIsFormOpen] = useState(false);
  const rows = entryRows(container);
  const area = container.area ?? "header";
  const title = useContainerTitle()(container);

  return (
    <details className="vt-fold" open={isMadeHere || area === "header" || rows.some((row) => row.pageId === pageId)}>
      <summary data-drop-row={container.id} data-drop-here={drag?.above === container.id}>
        {title}
        {title !== t(`navigation.${area}`) && <span className="vt-hint">{t(`navigation.${area}`)}</span>}
        <span className="vt-quiet-count">{rows.length}</span>
      </summary>
      {rows.length === 0 && <p className="vt-hint">{t("navigation.empty")}</p>}
      <ul className="vt-pages">
        {rows.map((row) => (
          <EntryLine
            key={row.id}
            row={row}
            pages={pages}
            drag={drag}
            grip={gripOf(row)}
            onCancel={onCancel}
            stepTo={(direction) => stepFrom(containers, row, direction)}
            onMove={(place) => onMove(row, place)}
            onDelete={onDelete}
          />
        ))}
      </ul>
      <div className="vt-fold__tools">
        <AddEntry container={container} title={title} />
        <button
          type="button"
          className="vt-button vt-button--quiet"
          aria-expanded={isFormOpen}
          onClick={() => setIsFormOpen(!isFormOpen)}
        >
          <Settings2 size={16} aria-hidden />
          {t("navigation.editContainer")}
        </button>
      </div>
      {isFormOpen && <ContainerForm container={container} title={title} />}
    </details>
  );
}
