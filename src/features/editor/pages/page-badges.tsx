"use client";

import { useUnpublished } from "../publishing/use-unpublished.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { ListedPage } from "./page-lists.ts";

/** What is to be known of a page in a list: that visitors do not see it yet, or not as it stands, or not without a password. */
export function PageBadges({ page }: { page: Pick<ListedPage, "id" | "status" | "isProtected"> }) {
  const { t } = useEditorActions();
  const { data } = useUnpublished();
  const changes = data?.pages.find(({ id }) => id === page.id)?.changes ?? 0;
  return (
    <>
      {page.status === "draft" && <span className="vt-badge">{t("pages.draft")}</span>}
      {page.status !== "draft" && changes > 0 && (
        <span className="vt-badge" title={t("toolbar.changes", { count: changes })}>
          {t("pages.changed")}
        </span>
      )}
      {page.isProtected && <span className="vt-badge">{t("pages.protected")}</span>}
    </>
  );
}
