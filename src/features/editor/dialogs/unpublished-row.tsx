"use client";

import type { UnpublishedPage } from "~/features/page/api-schema.ts";
import { nameOf } from "../pages/page-lists.ts";
import { usePageHref } from "../pages/use-page-href.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { refusalText } from "./message-of.ts";

/** A page with changes: the way to it, how many there are, and what is to be known before it goes out or why it did not. */
export function UnpublishedRow({ page, refusal }: { page: UnpublishedPage; refusal: string | null }) {
  const { t, texts } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const hrefOf = usePageHref();
  const missing = Object.entries(page.missing).map(([language, count]) => `${language.toUpperCase()} ${count}`);
  return (
    <li className="vt-row">
      <span className="vt-row__name">
        <a className="vt-row__link" href={hrefOf(page)}>
          {nameOf(page, locale)}
        </a>
        {missing.length > 0 && (
          <small className="vt-row__note"> {t("publishAll.missing", { missing: missing.join(", ") })}</small>
        )}
        {page.gaps > 0 && (
          <small className="vt-row__note">
            {" "}
            {t("publishAll.gaps", { count: page.gaps, words: page.gapWords.join(", ") })}
          </small>
        )}
        {refusal && <small className="vt-row__note"> {refusalText(refusal, texts)}</small>}
      </span>
      <small>{t("toolbar.changes", { count: page.changes })}</small>
    </li>
  );
}
