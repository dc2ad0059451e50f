"use client";

import { useId, useState } from "react";
import { pageTitle } from "~/features/site/domain/metadata.ts";
import type { Locale } from "~/lib/locales.ts";
import { pageHref } from "../state/addresses.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { descriptionLength, lengthHint, titleLength } from "./length-hint.ts";
import { nameOf, type ListedPage } from "./page-lists.ts";
import { useChangePage } from "./use-change-page.ts";

/** The text below a page's title in search engines, and how the result will look there. Saved on leaving it. */
export function SearchForm({ page, locale }: { page: ListedPage; locale: Locale }) {
  const { t, siteName } = useEditorActions();
  const { describe } = useChangePage(page);
  const saved = page.locales[locale]?.description ?? "";
  const [text, setText] = useState(saved);
  const hintId = useId();
  const title = pageTitle(siteName, { name: nameOf(page, locale), isHome: page.role === "home" });
  const slug = page.locales[locale]?.slug ?? null;
  const hints = {
    title: lengthHint(title, titleLength),
    description: lengthHint(text, descriptionLength),
  };
  return (
    <div className="vt-form">
      <label className="vt-field">
        {t("pages.description")}
        <textarea
          className="vt-input vt-input--lines"
          lang={locale}
          rows={3}
          maxLength={2000}
          value={text}
          aria-describedby={hintId}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => text.trim() !== saved && void describe(locale, text)}
        />
      </label>
      <p id={hintId} className="vt-length" data-hint={hints.description}>
        {t(`pages.descriptionHint.${hints.description}`, { count: text.trim().length })}
      </p>
      <figure className="vt-result">
        <figcaption>{t("pages.searchPreview")}</figcaption>
        <p className="vt-result__place">{`${location.host}${pageHref({ ...page, slug }, { locale, mode: "live" })}`}</p>
        <p className="vt-result__title">{title}</p>
        <p className="vt-result__text">{text.trim() || t("pages.noDescription")}</p>
      </figure>
      <p className="vt-length" data-hint={hints.title}>
        {t(`pages.titleHint.${hints.title}`, { count: title.length })}
      </p>
    </div>
  );
}
