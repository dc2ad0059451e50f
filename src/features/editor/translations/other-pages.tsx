import type { TranslatedPage } from "~/features/site/translations/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { OpenFold } from "./open-fold.ts";
import { OtherPage } from "./other-page.tsx";

interface OtherPagesProps {
  /** Undefined until they are known. */
  pages: TranslatedPage[] | undefined;
  locale: Locale;
  shown: "open" | "all";
  open: OpenFold | null;
  onOpen: (open: OpenFold | null) => void;
  hasFailed: boolean;
  onRetry: () => void;
}

/** The other pages of the site, each with what is open on it; one at a time shows its texts in its place. */
export function OtherPages({ pages, locale, shown, open, onOpen, hasFailed, onRetry }: OtherPagesProps) {
  const { t } = useEditorActions();
  const listed = pages?.filter(({ pageId, counts }) => {
    const own = counts[locale];
    return own && (shown === "all" || own.missing + own.stale > 0 || open?.id === pageId);
  });
  if (listed?.length === 0) return null;
  const heading = t("translations.group.pages");
  return (
    <section className="vt-pairs" aria-label={heading} aria-busy={!pages && !hasFailed}>
      <h3>{heading}</h3>
      {!pages && !hasFailed && <p className="vt-hint">{t("translations.counting")}</p>}
      {!pages && hasFailed && (
        <p className="vt-hint">
          {t("translations.countFailed")}{" "}
          <button type="button" className="vt-link" onClick={onRetry}>
            {t("save.retry")}
          </button>
        </p>
      )}
      {listed?.map((page) => (
        <OtherPage
          key={page.pageId}
          page={page}
          locale={locale}
          shown={shown}
          open={open?.id === page.pageId ? open : null}
          onOpen={onOpen}
        />
      ))}
    </section>
  );
}
