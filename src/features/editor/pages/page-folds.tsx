"use client";

import { useSitePart } from "../site/site-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { NewPageForm } from "./new-page-form.tsx";
import { PageList } from "./page-list.tsx";
import { shownLists, type ListedPage } from "./page-lists.ts";

/**
 * The pages that stand in no navigation, and those of each collection; the list of the page under edit is open. A site
 * without a course is offered to begin one, after everything else.
 */
export function PageFolds({ pages, onDelete }: { pages: ListedPage[]; onDelete: (page: ListedPage) => void }) {
  const { t, pageId } = useEditorActions();
  const entries = useSitePart((state) => state.document?.navigation.entries);
  const isUnknown = useSitePart((state) => state.document === null && !state.hasFailed);
  const inNavigation = new Set(Object.values(entries ?? {}).map((entry) => entry.pageId));
  if (isUnknown) return null; // a page would be listed as free until its place in the navigation is known
  const lists = shownLists(pages, inNavigation);
  const hasCourse = lists.some(({ key }) => key === "map");
  const folds = lists.map(({ key, pages: listed }) => (
    <details key={key} className="vt-fold" open={key === "uncategorized" || listed.some((page) => page.id === pageId)}>
      <summary>
        {t(`pages.${key}`)} <span className="vt-quiet-count">{listed.length}</span>
      </summary>
      {listed.length === 0 && <p className="vt-hint">{t("pages.empty")}</p>}
      <PageList listed={listed} pages={pages} onDelete={onDelete} />
      <NewPageForm place={key === "uncategorized" ? "free" : key} />
    </details>
  ));
  return (
    <>
      {folds}
      {!hasCourse && <NewPageForm place="map" beginsCourse />}
    </>
  );
}
