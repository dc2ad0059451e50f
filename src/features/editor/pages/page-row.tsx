"use client";

import { PencilLine } from "lucide-react";
import { IconButton } from "../controls/icon-button.tsx";
import { useFold } from "../frame/use-fold.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { WordsContext } from "../state/unsaved-words.ts";
import { PageBadges } from "./page-badges.tsx";
import { PageCard } from "./page-card.tsx";
import { nameOf, type ListedPage } from "./page-lists.ts";
import { usePageHref } from "./use-page-href.ts";

interface PageRowProps {
  page: ListedPage;
  pages: ListedPage[];
  onDelete: () => void;
}

/** One page: its link, its status, and the ways to change its address or delete it. */
export function PageRow({ page, pages, onDelete }: PageRowProps) {
  const { t, pageId } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const hrefOf = usePageHref();
  const isCurrent = page.id === pageId;
  // What the page under edit still lacks is open to be filled in.
  const fold = useFold(isCurrent && !page.locales[locale]?.name);
  const name = nameOf(page, locale);

  return (
    <li className="vt-page" data-current={isCurrent}>
      <div className="vt-page__line">
        <div className="vt-page__what">
          <a className="vt-page__link" href={hrefOf(page)} aria-current={isCurrent ? "page" : undefined}>
            {name}
          </a>
          <PageBadges page={page} />
        </div>
        <IconButton
          ref={fold.opener}
          look="quiet"
          label={t("pages.edit", { name })}
          aria-expanded={fold.isOpen}
          onClick={fold.toggle}
        >
          <PencilLine size={16} aria-hidden />
        </IconButton>
      </div>
      {fold.isOpen && (
        <WordsContext value={fold.words}>
          <div className="vt-card">
            <PageCard page={page} pages={pages} onClose={fold.close} onDelete={onDelete} />
          </div>
        </WordsContext>
      )}
    </li>
  );
}
