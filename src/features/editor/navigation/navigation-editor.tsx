"use client";

import { useMemo, useState } from "react";
import { navigationTree } from "~/features/site/domain/navigation/navigation-tree.ts";
import type { ListedPage } from "../pages/page-lists.ts";
import { useSitePart, useSiteSession } from "../site/site-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { AddContainer } from "./add-container.tsx";
import { ContainerFold } from "./container-fold.tsx";
import { dropBelow, entryRows, siblingBefore, type EntryPlace, type EntryRow } from "./entry-rows.ts";
import { useContainerTitle } from "./use-container-title.ts";
import { useEntryDrag } from "./use-entry-drag.ts";
import { useEntryLabel } from "./use-entry-label.ts";

/** The navigation containers with their entries: added, named, moved by drag and by keys, removed; each step undoable. */
export function NavigationEditor(props: { pages: ListedPage[]; onDelete: (page: ListedPage) => void }) {
  const { pages, onDelete } = props;
  const { t } = useEditorActions();
  const session = useSiteSession();
  const document = useSitePart((state) => state.document);
  const hasFailed = useSitePart((state) => state.hasFailed);
  const labelOf = useEntryLabel(pages);
  const titleOf = useContainerTitle();
  const [said, setSaid] = useState("");
  const [newId, setNewId] = useState("");
  const containers = useMemo(() => (document ? navigationTree(document.navigation) : []), [document]);
  const rows = useMemo(() => containers.flatMap(entryRows), [containers]);

  function move(row: EntryRow, place: EntryPlace): void {
    const after = siblingBefore(containers, row.id, place);
    if (!session.run("navigation.move", { entryId: row.id, ...place, after })) return;
    const container = containers.find(({ id }) => id === place.containerId);
    const siblings =
      place.parentId === null ? container?.children : rows.filter((each) => each.parentId === place.parentId);
    const isNew = row.containerId !== place.containerId || row.parentId !== place.parentId;
    const count = (siblings?.length ?? 0) + (isNew ? 1 : 0);
    setSaid(placeInWords(row, place, { count, isNew }));
    // In another container or below another entry it is drawn anew, and would lose the keyboard.
    requestAnimationFrame(() => window.document.getElementById(gripId(row.id))?.focus());
  }

  /** In words, for whoever does not see it: below what, and in which container where that is another than before. */
  function placeInWords(row: EntryRow, place: EntryPlace, { count, isNew }: { count: number; isNew: boolean }): string {
    const told = { name: labelOf(row), place: place.index + 1, count };
    const parent = rows.find(({ id }) => id === place.parentId);
    if (parent) return t("navigation.movedBelow", { ...told, parent: labelOf(parent) });
    const container = containers.find(({ id }) => id === place.containerId);
    if (!isNew || !container) return t("navigation.moved", told);
    return t("navigation.movedInto", { ...told, container: titleOf(container) });
  }

  const { root, drag, gripOf, cancel } = useEntryDrag(({ entryId, above, isNested }) => {
    const row = rows.find(({ id }) => id === entryId);
    const place = row && dropBelow(containers, row, { above, isNested });
    if (row && place) move(row, place);
  });

  if (!document) {
    return hasFailed ? (
      <p role="alert" className="vt-error">
        {t("navigation.failed")}{" "}
        <button type="button" className="vt-link" onClick={() => void session.reload()}>
          {t("save.retry")}
        </button>
      </p>
    ) : (
      <p role="status">{t("toolbar.loading")}</p>
    );
  }
  return (
    <div ref={root} className="vt-navigation" data-dragging={drag !== null}>
      {containers.length > 0 && <p className="vt-hint">{t("navigation.isLive")}</p>}
      {containers.map((container) => (
        <ContainerFold
          key={container.id}
          container={container}
          containers={containers}
          pages={pages}
          isNew={container.id === newId}
          drag={drag}
          gripOf={(row) => ({ ...gripOf(row.id, row.parentId !== null), id: gripId(row.id) })}
          onCancel={cancel}
          onMove={move}
          onDelete={onDelete}
        />
      ))}
      <AddContainer onAdded={setNewId} />
      <p role="status" className="vt-sr">
        {said}
      </p>
    </div>
  );
}

function gripId(entryId: string): string {
  return `grip-of-${entryId}`;
}
