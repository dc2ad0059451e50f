"use client";

import { longestDescription, longestSearchTitle } from "~/features/page/domain/text-limits.ts";
import { pageTitle } from "~/features/site/domain/pages/metadata.ts";
import type { Locale } from "~/lib/locales.ts";
import { pageHref } from "../state/addresses.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { descriptionLength, lengthHint, titleLength } from "./length-hint.ts";
import { nameOf, type ListedPage } from "./page-lists.ts";
import { SearchText } from "./search-text.tsx";
import { useChangePage } from "./use-change-page.ts";
import { useSearchEntry } from "./use-search-entry.ts";

/** A page's title and description in search engines, and how the result will look there. Saved on leaving them. */
export function SearchForm({ page, locale }: { page: ListedPage; locale: Locale }) {
  const { t, siteName } = useEditorActions();
  const { entitle, describe } = useChangePage(page);
  const { slug = null, searchTitle = "", description: saved = "" } = page.locales[locale] ?? {};
  const title = useSearchEntry(searchTitle, (text) => entitle(locale, text));
  const description = useSearchEntry(saved, (text) => describe(locale, text));
  const unnamed = pageTitle(siteName, { name: nameOf(page, locale), isHome: page.role === "home" });
  const shownTitle = title.text.trim() || unnamed;
  const hints = {
    title: lengthHint(shownTitle, titleLength),
    description: lengthHint(description.text, descriptionLength),
  };
  return (
    <div className="vt-form">
      <SearchText
        part="title"
        label={t("pages.searchTitle")}
        locale={locale}
        rows={2}
        most={longestSearchTitle}
        placeholder={unnamed}
        hint={hints.title}
        hintText={t(`pages.titleHint.${hints.title}`, { count: [...shownTitle].length })}
        {...title}
      />
      <SearchText
        part="description"
        label={t("pages.description")}
        locale={locale}
        rows={3}
        most={longestDescription}
        hint={hints.description}
        hintText={t(`pages.descriptionHint.${hints.description}`, {
          count: [...description.text.trim()].length,
        })}
        {...description}
      />
      <figure className="vt-result">
        <figcaption>{t("pages.searchPreview")}</figcaption>
        <p className="vt-result__place">{`${location.host}${pageHref({ ...page, slug }, { locale, mode: "live" })}`}</p>
        <p className="vt-result__title">{shownTitle}</p>
        <p className="vt-result__text">{description.text.trim() || t("pages.noDescription")}</p>
      </figure>
    </div>
  );
}
