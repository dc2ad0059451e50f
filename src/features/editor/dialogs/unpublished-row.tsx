"use client";

import { Fragment } from "react";
import type { UnpublishedPage } from "~/features/page/api-schema.ts";
import type { PublishFinding } from "../publish-check/finding.ts";
import { nameOf } from "../pages/page-lists.ts";
import { usePageHref } from "../pages/use-page-href.ts";
import { pageHref } from "../state/addresses.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { refusalText } from "./message-of.ts";
import { PageFindings } from "./page-findings.tsx";

interface UnpublishedRowProps {
  page: UnpublishedPage;
  refusal: string | null;
  /** What else is worth a look on it. */
  findings?: readonly PublishFinding[];
}

/**
 * A page with changes: the way to it, how many there are, and what is to be known before it goes out or why it did not.
 * Missing texts lead to themselves, in their language.
 */
export function UnpublishedRow({ page, refusal, findings = [] }: UnpublishedRowProps) {
  const { t, texts, locales } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const hrefOf = usePageHref();
  const missing = locales.filter((language) => (page.missing[language] ?? 0) > 0);
  return (
    <li className="vt-row vt-row--wraps">
      <span className="vt-row__name">
        <a className="vt-row__link" href={hrefOf(page)}>
          {nameOf(page, locale)}
        </a>
        {page.publishedNumber === null && (
          <>
            {" "}
            <span className="vt-badge">{t("publishAll.new")}</span>
          </>
        )}
        {missing.length > 0 && (
          <small className="vt-row__note">
            {" "}
            {t("publishAll.missing")}{" "}
            {missing.map((language, at) => (
              <Fragment key={language}>
                {at > 0 && ", "}
                <a
                  className="vt-row__link"
                  href={pageHref(
                    { ...page, slug: null },
                    { locale: language, mode: "edit", search: "?translations=1&missing=1" },
                  )}
                >
                  {t("publishAll.fill", { locale: language.toUpperCase(), count: page.missing[language] ?? 0 })}
                </a>
              </Fragment>
            ))}
          </small>
        )}
        {page.gaps > 0 && (
          <small className="vt-row__note"> {t("publishAll.gaps", { count: page.gaps, words: gapWordsOf(page) })}</small>
        )}
        {refusal && <small className="vt-row__note"> {refusalText(refusal, texts)}</small>}
      </span>
      <small>{t("toolbar.changes", { count: page.changes })}</small>
      {findings.length > 0 && <PageFindings page={page} findings={findings} />}
    </li>
  );
}

/** The gaps that are named, and whether there are more. */
const gapWordsOf = ({ gaps, gapWords }: UnpublishedPage) => gapWords.join(", ") + (gaps > gapWords.length ? ", …" : "");
