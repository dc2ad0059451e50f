"use client";

import { useState } from "react";
import type { Locale } from "~/lib/locales.ts";
import { Segments } from "../controls/segments.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { PageForm } from "./page-form.tsx";
import { PageSettings } from "./page-settings.tsx";
import { PageTools } from "./page-tools.tsx";
import type { ListedPage } from "./page-lists.ts";
import { SearchForm } from "./search-form.tsx";

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
      <details className="vt-fold vt-fold--inner" data-vt-search-text>
        <summary>{t("pages.search")}</summary>
        <SearchForm key={locale} page={page} locale={locale} />
      </details>
      <details className="vt-fold vt-fold--inner">
        <summary>{t("pages.settings")}</summary>
        <PageSettings page={page} pages={pages} />
      </details>
      <PageTools page={page} onDelete={onDelete} />
    </>
  );
}
