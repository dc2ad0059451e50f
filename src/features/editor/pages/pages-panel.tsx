"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "~/trpc/react.tsx";
import { DeletePageDialog } from "../dialogs/delete-page-dialog.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { NavigationList } from "./navigation-list.tsx";
import { NewPageForm } from "./new-page-form.tsx";
import { nameOf, pageLists, type ListedPage } from "./page-lists.ts";
import { PageRow } from "./page-row.tsx";
import { TrashList } from "./trash-list.tsx";
import { SidePanel } from "../frame/side-panel.tsx";
import { useRefreshPages } from "./use-refresh-pages.ts";

/** The site's pages: in the navigation, free, and by collection, drafts included. */
export function PagesPanel() {
  const { t, pageId, defaultLocale } = useEditorActions();
  const { togglePanel } = useFrame();
  const trpc = useTRPC();
  const locale = useEditorPart((state) => state.locale);
  const refresh = useRefreshPages();
  const [deleting, setDeleting] = useState<ListedPage | null>(null);
  const list = useQuery(trpc.page.list.queryOptions({ includeDrafts: true }));
  const pages: ListedPage[] = list.data ?? [];

  function onDeleted(id: string): void {
    setDeleting(null);
    if (id === pageId) return location.assign(`/${defaultLocale}/edit?toolbar=1`);
    void refresh();
  }

  return (
    <SidePanel title={t("pages.title")} closeLabel={t("pages.close")} onClose={() => togglePanel("pageMenu")}>
      <NewPageForm collection={null} />
      {list.isPending && <p role="status">{t("toolbar.loading")}</p>}
      {list.isError && (
        <p role="alert" className="vt-error">
          {t("pages.failed")}{" "}
          <button type="button" className="vt-link" onClick={() => void list.refetch()}>
            {t("save.retry")}
          </button>
        </p>
      )}
      {list.isSuccess && <NavigationList pages={pages} />}
      {list.isSuccess &&
        pageLists(pages).map(({ key, pages: entries }) => (
          <details
            key={key}
            className="vt-fold"
            open={key === "uncategorized" || entries.some((page) => page.id === pageId)}
          >
            <summary>
              {t(`pages.${key}`)} <span className="vt-quiet-count">{entries.length}</span>
            </summary>
            {entries.length === 0 && <p className="vt-hint">{t("pages.empty")}</p>}
            <ul className="vt-pages">
              {entries.map((page) => (
                <PageRow key={page.id} page={page} pages={pages} onDelete={() => setDeleting(page)} />
              ))}
            </ul>
            {key !== "uncategorized" && <NewPageForm collection={key} />}
          </details>
        ))}
      <TrashList />
      <DeletePageDialog
        page={deleting && { id: deleting.id, name: nameOf(deleting, locale) }}
        onClose={() => setDeleting(null)}
        onDeleted={onDeleted}
      />
    </SidePanel>
  );
}
