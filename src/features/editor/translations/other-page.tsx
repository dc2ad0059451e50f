import type { TranslatedPage } from "~/features/site/translations/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { useSitePart } from "../site/site-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { OtherPageTexts } from "./other-page-texts.tsx";
import type { OpenPage } from "./open-page.ts";

interface OtherPageProps {
  page: TranslatedPage;
  locale: Locale;
  shown: "open" | "all";
  open: OpenPage | null;
  onOpen: (open: OpenPage | null) => void;
}

/** A page with what of it is open; unfolded, its texts are loaded and written here. */
export function OtherPage({ page, locale, shown, open, onOpen }: OtherPageProps) {
  const { t } = useEditorActions();
  const { pageId, counts } = page;
  const name = useSitePart((state) => state.document?.pages[pageId]?.name) ?? page.name;
  const { missing = 0, stale = 0 } = counts[locale] ?? {};
  const words = [
    ...(missing > 0 ? [t("translations.missingCount", { count: missing })] : []),
    ...(stale > 0 ? [t("translations.staleCount", { count: stale })] : []),
  ];
  return (
    <details
      className="vt-fold vt-other-page"
      open={open !== null}
      data-vt-other-page={pageId}
      data-vt-open-texts={missing + stale > 0}
    >
      <summary
        onClick={(event) => {
          event.preventDefault(); // whether it is open is known here, not by the browser
          onOpen(open ? null : { pageId, enterAt: null });
        }}
      >
        {name}{" "}
        <span className="vt-hint" data-open={words.length > 0}>
          {words.join(", ") || t("translations.complete")}
        </span>
      </summary>
      {open && (
        <OtherPageTexts
          pageId={pageId}
          locale={locale}
          shown={shown}
          enterAt={open.enterAt}
          onEntered={() => onOpen({ pageId, enterAt: null })}
        />
      )}
    </details>
  );
}
