"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "~/trpc/react.tsx";
import { DeletePageDialog } from "../dialogs/delete-page-dialog.tsx";
import { announceOnNextPage } from "../frame/announcement.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { SidePanel } from "../frame/side-panel.tsx";
import { NavigationEditor } from "../navigation/navigation-editor.tsx";
import { useSiteDocument } from "../site/use-site-document.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { ChangedPages } from "./changed-pages.tsx";
import { NewPageForm } from "./new-page-form.tsx";
import { asCalled, asUnderEdit, nameOf, type ListedPage } from "./page-lists.ts";
import { PageFolds } from "./page-folds.tsx";
import { TrashList } from "./trash-list.tsx";

/** The site's pages, drafts included: in the navigation, free, by collection, and those in the trash. */
export default function PagesPanel() {
  const { t, pageId, defaultLocale } = useEditorActions();
  const { togglePanel } = useFrame();
  const trpc = useTRPC();
  const locale = useEditorPart((state) => state.locale);
  const [deleting, setDeleting] = useState<ListedPage | null>(null);
  const list = useQuery(trpc.page.list.queryOptions({ includeDrafts: true }));
  const site = useSiteDocument();
  const listed = asCalled(list.data ?? [], site?.pages ?? {});
  const pages = asUnderEdit(listed, {
    id: pageId,
    options: useEditorPart((state) => state.document.options),
    disallowedLocales: useEditorPart((state) => state.document.disallowedLocales),
    locales: useEditorPart((state) => state.document.locales),
  });

  function onDeleted(id: string, opId: string | null): void {
    setDeleting(null);
    if (id !== pageId) return;
    if (opId !== null) announceOnNextPage({ type: "pageDeleted", opId }); // the toast of this page goes with it
    const isHomeThere = !pages.find(({ role }) => role === "home")?.disallowedLocales.includes(locale);
    location.assign(`/${isHomeThere ? locale : defaultLocale}/edit?toolbar=1`);
  }

  return (
    <SidePanel
      part="navigation"
      title={t("pages.title")}
      closeLabel={t("pages.close")}
      onClose={() => togglePanel("pageMenu")}
    >
      <ChangedPages />
      <NewPageForm place="navigation" />
      {list.isPending && <p role="status">{t("toolbar.loading")}</p>}
      {list.isError && (
        <p role="alert" className="vt-error">
          {t("pages.failed")}{" "}
          <button type="button" className="vt-link" onClick={() => void list.refetch()}>
            {t("save.retry")}
          </button>
        </p>
      )}
      {list.isSuccess && <NavigationEditor pages={pages} onDelete={setDeleting} />}
      {list.isSuccess && <PageFolds pages={pages} onDelete={setDeleting} />}
      <TrashList />
      <DeletePageDialog
        page={deleting && { id: deleting.id, name: nameOf(deleting, locale) }}
        onClose={() => setDeleting(null)}
        onDeleted={onDeleted}
      />
    </SidePanel>
  );
}
