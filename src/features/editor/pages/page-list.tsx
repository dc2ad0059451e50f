"use client";

import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useEditorActions } from "../state/editor-context.tsx";
import { shownAtFirst, withNextBatch, type ListedPage } from "./page-lists.ts";
import { PageRow } from "./page-row.tsx";

interface PageListProps {
  listed: ListedPage[];
  /** All pages of the site. */
  pages: ListedPage[];
  onDelete: (page: ListedPage) => void;
}

/** The pages of one list, fifty at a time; the one under edit is among them from the start. */
export function PageList({ listed, pages, onDelete }: PageListProps) {
  const { t, pageId } = useEditorActions();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(() => shownAtFirst(listed, pageId));
  const rest = listed.length - shown;

  function onMore(): void {
    flushSync(() => setShown(withNextBatch(shown)));
    list.current?.children[shown]?.querySelector("a")?.focus(); // the button may be gone
  }

  return (
    <>
      <ul ref={list} className="vt-pages">
        {listed.slice(0, shown).map((page) => (
          <PageRow key={page.id} page={page} pages={pages} onDelete={() => onDelete(page)} />
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className="vt-button vt-button--quiet" onClick={onMore}>
          {t("pages.more", { count: rest })}
        </button>
      )}
    </>
  );
}
