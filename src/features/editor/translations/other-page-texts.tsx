import type { Locale } from "~/lib/locales.ts";
import { EditorProvider, useEditorActions, useEditorSetting } from "../state/editor-context.tsx";
import type { OpenFold } from "./open-fold.ts";
import { PageTexts } from "./page-texts.tsx";
import { useOtherPage } from "./use-other-page.ts";

interface OtherPageTextsProps {
  pageId: string;
  locale: Locale;
  shown: "open" | "all";
  enterAt: OpenFold["enterAt"];
  onEntered: () => void;
}

/** Loads a page that is not on screen and shows its texts in two languages, to be written like those of the page under edit. */
export function OtherPageTexts({ pageId, locale, ...view }: OtherPageTextsProps) {
  const { t } = useEditorActions();
  const setting = useEditorSetting();
  const { store, hasFailed, retry } = useOtherPage(pageId, locale);
  if (store) {
    return (
      <EditorProvider store={store} setting={{ ...setting, pageId }}>
        <PageTexts locale={locale} {...view} />
      </EditorProvider>
    );
  }
  return (
    <p className="vt-hint" role="status">
      {hasFailed ? (
        <>
          {t("translations.pageFailed")}{" "}
          <button type="button" className="vt-link" onClick={retry}>
            {t("save.retry")}
          </button>
        </>
      ) : (
        t("translations.loading")
      )}
    </p>
  );
}
