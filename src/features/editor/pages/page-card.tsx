"use client";

import { useState } from "react";
import type { Locale } from "~/lib/locales.ts";
import { Segments } from "../controls/segments.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { useWordsWithin, WordsContext } from "../state/unsaved-words.ts";
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

/**
 * Everything that can be changed of a page beside what stands on it: names, addresses, search result, settings, copy,
 * deletion. It speaks the language under edit until somebody chooses or writes in one.
 */
export function PageCard({ page, pages, onClose, onDelete }: PageCardProps) {
  const { t, locales } = useEditorActions();
  const shown = useEditorPart((state) => state.locale);
  const [chosen, setChosen] = useState<Locale | null>(null);
  const locale = chosen ?? shown;
  const { leave } = useFrame();
  const named = useWordsWithin();
  const others = useWordsWithin();
  return (
    <>
      {locales.length > 1 && (
        <Segments
          label={t("pages.language")}
          segments={locales.map((value) => ({ value, label: value.toUpperCase() }))}
          value={locale}
          onChosen={(next) => leave(() => setChosen(next), named)}
        />
      )}
      <WordsContext value={named}>
        <PageForm
          key={locale}
          page={page}
          pages={pages}
          locale={locale}
          onWritten={() => setChosen(locale)}
          onClose={() => leave(onClose, others)}
        />
      </WordsContext>
      <WordsContext value={others}>
        <details className="vt-fold vt-fold--inner" data-vt-page-part="description">
          <summary>{t("pages.search")}</summary>
          <SearchForm key={locale} page={page} locale={locale} />
        </details>
        <details className="vt-fold vt-fold--inner" data-vt-page-part="settings">
          <summary>{t("pages.settings")}</summary>
          <PageSettings page={page} pages={pages} />
        </details>
      </WordsContext>
      <PageTools page={page} onDelete={onDelete} />
    </>
  );
}
