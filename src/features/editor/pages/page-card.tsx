"use client";

import { Copy, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Locale } from "~/lib/locales.ts";
import { Segments } from "../controls/segments.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { PageForm } from "./page-form.tsx";
import { PageSettings } from "./page-settings.tsx";
import type { ListedPage } from "./page-lists.ts";
import { SearchForm } from "./search-form.tsx";
import { useDuplicatePage } from "./use-duplicate-page.ts";

interface PageCardProps {
  page: ListedPage;
  pages: ListedPage[];
  onClose: () => void;
  onDelete: () => void;
}

/** Everything that can be changed of a page beside what stands on it: names, addresses, search result, settings, copy, deletion. */
export function PageCard({ page, pages, onClose, onDelete }: PageCardProps) {
  const { t, locales } = useEditorActions();
  const shown = useEditorPart((state) => state.locale);
  const [chosen, setChosen] = useState<Locale | null>(null);
  const locale = chosen ?? shown;
  const duplicate = useDuplicatePage();
  return (
    <>
      {locales.length > 1 && (
        <Segments
          label={t("pages.language")}
          segments={locales.map((value) => ({ value, label: value.toUpperCase() }))}
          value={locale}
          onChosen={setChosen}
        />
      )}
      <PageForm key={locale} page={page} pages={pages} locale={locale} onClose={onClose} />
      <details className="vt-fold vt-fold--inner">
        <summary>{t("pages.search")}</summary>
        <SearchForm key={locale} page={page} locale={locale} />
      </details>
      <details className="vt-fold vt-fold--inner">
        <summary>{t("pages.settings")}</summary>
        <PageSettings page={page} pages={pages} />
      </details>
      <div className="vt-form__tools">
        <button
          type="button"
          className="vt-button vt-button--quiet"
          disabled={duplicate.isBusy}
          onClick={() => duplicate.run(page)}
        >
          <Copy size={16} aria-hidden />
          {t("pages.duplicate")}
        </button>
        {page.role !== "home" && (
          <button type="button" className="vt-button vt-button--quiet vt-danger-text" onClick={onDelete}>
            <Trash2 size={16} aria-hidden />
            {t("pages.delete")}
          </button>
        )}
      </div>
    </>
  );
}
