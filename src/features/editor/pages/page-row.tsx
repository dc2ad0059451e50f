"use client";

import { PencilLine, Trash2 } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../controls/icon-button.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { PageForm } from "./page-form.tsx";
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
  const [isOpen, setIsOpen] = useState(isCurrent && !page.locales[locale]?.name);
  const name = nameOf(page, locale);

  return (
    <li className="vt-page" data-current={isCurrent}>
      <div className="vt-page__line">
        <a className="vt-page__link" href={hrefOf(page)} aria-current={isCurrent ? "page" : undefined}>
          {name}
        </a>
        {page.status === "draft" && <span className="vt-badge">{t("pages.draft")}</span>}
        {page.isProtected && <span className="vt-badge">{t("pages.protected")}</span>}
        <IconButton
          look="quiet"
          label={t("pages.edit", { name })}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <PencilLine size={16} aria-hidden />
        </IconButton>
      </div>
      {isOpen && (
        <div className="vt-card">
          <PageForm page={page} pages={pages} onClose={() => setIsOpen(false)} />
          {page.role === null && (
            <button type="button" className="vt-button vt-button--quiet vt-danger-text" onClick={onDelete}>
              <Trash2 size={16} aria-hidden />
              {t("pages.delete")}
            </button>
          )}
        </div>
      )}
    </li>
  );
}
