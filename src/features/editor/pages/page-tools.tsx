"use client";

import { Copy, Trash2 } from "lucide-react";
import { BusyButton } from "../controls/busy-button.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import type { ListedPage } from "./page-lists.ts";
import { useDuplicatePage } from "./use-duplicate-page.ts";

/** A page is copied or deleted here; the home page says why it stays. */
export function PageTools({ page, onDelete }: { page: ListedPage; onDelete: () => void }) {
  const { t } = useEditorActions();
  const duplicate = useDuplicatePage();
  return (
    <div className="vt-form__tools">
      <BusyButton
        type="button"
        className="vt-button vt-button--quiet"
        isBusy={duplicate.isBusy}
        onClick={() => duplicate.run(page)}
      >
        <Copy size={16} aria-hidden />
        {t("pages.duplicate")}
      </BusyButton>
      {page.role === "home" ? (
        <p className="vt-hint">{t("pages.homeStays")}</p>
      ) : (
        <button
          type="button"
          className="vt-button vt-button--quiet vt-danger-text"
          data-vt-delete-page
          onClick={onDelete}
        >
          <Trash2 size={16} aria-hidden />
          {t("pages.delete")}
        </button>
      )}
    </div>
  );
}
