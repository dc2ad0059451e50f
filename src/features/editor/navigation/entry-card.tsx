"use client";

import { use, useState } from "react";
import { Segments } from "../controls/segments.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { PageCard } from "../pages/page-card.tsx";
import type { ListedPage } from "../pages/page-lists.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { WordsContext } from "../state/unsaved-words.ts";
import { EntryForm } from "./entry-form.tsx";
import type { Direction, EntryPlace, EntryRow } from "./entry-rows.ts";

interface EntryCardProps {
  row: EntryRow;
  page: ListedPage | undefined;
  pages: ListedPage[];
  stepTo: (direction: Direction) => EntryPlace | null;
  onMove: (place: EntryPlace) => void;
  onClose: () => void;
  onDelete: (page: ListedPage) => void;
}

/** What can be changed of an entry, and of the page that it leads to: one or the other. */
export function EntryCard({ row, page, pages, stepTo, onMove, onClose, onDelete }: EntryCardProps) {
  const { t, pageId } = useEditorActions();
  const { leave } = useFrame();
  const words = use(WordsContext);
  const locale = useEditorPart((state) => state.locale);
  const lacksName = row.pageId === pageId && page !== undefined && !page.locales[locale]?.name;
  const [part, setPart] = useState<"entry" | "page">(lacksName ? "page" : "entry");
  if (!page) return <EntryForm row={row} page={page} stepTo={stepTo} onMove={onMove} />;
  return (
    <div className="vt-card">
      <Segments
        label={t("navigation.part")}
        segments={[
          { value: "entry", label: t("navigation.entry") },
          { value: "page", label: t("navigation.page") },
        ]}
        value={part}
        onChosen={(chosen) => leave(() => setPart(chosen), words)}
      />
      {part === "entry" ? (
        <EntryForm row={row} page={page} stepTo={stepTo} onMove={onMove} />
      ) : (
        <PageCard page={page} pages={pages} onClose={onClose} onDelete={() => onDelete(page)} />
      )}
    </div>
  );
}
