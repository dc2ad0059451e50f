import { clsx } from "clsx";
import type { SiteTranslate } from "~/i18n/site-texts.ts";
import { pagePath } from "../domain/addresses.ts";
import type { IndexedPage, SiteIndex } from "../domain/site-index.ts";

interface Props {
  index: SiteIndex;
  locale: string;
  page: IndexedPage | null;
  className: string;
  t: SiteTranslate;
}

/** The same page in the other languages; where it does not stand, that language's home page. */
export function LocaleLinks({ index, locale, page, className, t }: Props) {
  if (index.locales.length < 2) return null;
  const names = new Intl.DisplayNames([locale], { type: "language" });
  return (
    <ul className={clsx("locale-links", className)} aria-label={t("site.languages")}>
      {index.locales.map((other) => (
        <li key={other}>
          <a
            href={(page && pagePath(index, page, other)) ?? `/${other}`}
            hrefLang={other}
            lang={other}
            aria-current={other === locale ? "true" : undefined}
            aria-label={`${other.toUpperCase()}, ${new Intl.DisplayNames([other], { type: "language" }).of(other) ?? names.of(other)}`}
          >
            {other.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  );
}
