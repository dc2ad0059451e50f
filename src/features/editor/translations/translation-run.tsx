import type { TranslationRunShown } from "~/features/translation/schema.ts";
import { languageName } from "~/lib/language-name.ts";
import { refusalText } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";

interface TranslationRunProps {
  run: TranslationRunShown;
  isBusy: boolean;
  /** Stops it, or clears away how it ended. */
  onEnd: () => void;
}

/** How far the site's translation in the background is, or how it ended and what is not done. */
export function TranslationRun({ run, isBusy, onEnd }: TranslationRunProps) {
  const { t, texts, editorLocale } = useEditorActions();
  const {
    state,
    done: count,
    pagesDone,
    pagesTotal,
    incomplete,
    isNavigationIncomplete,
    incompleteLists,
    refusal,
  } = run;
  const language = languageName(run.locale, editorLocale);
  const names = [
    ...(isNavigationIncomplete ? [t("translations.group.navigation")] : []),
    ...incomplete,
    ...incompleteLists.map((list) => t(`xliff.site.${list}`)),
  ].join(", ");
  const message = refusalText(refusal ?? "", texts);
  const words = {
    running: t("translate.run.running", { language, count, done: pagesDone, total: pagesTotal }),
    done: names === "" ? t("translate.done", { count }) : t("translate.partly", { count, names }),
    failed: t("translate.failedAfter", { message, count }),
    cancelled: t("translate.run.stopped", { count }),
  };
  return (
    <div className="vt-pairs__run" data-state={state}>
      <p role="status">{words[state]}</p>
      {state === "running" && (
        <progress
          aria-label={t("translate.run.progress", { language })}
          max={Math.max(1, pagesTotal)}
          value={pagesDone}
        />
      )}
      <button type="button" className="vt-link" aria-disabled={isBusy} onClick={onEnd}>
        {t(state === "running" ? "translate.stop" : "translate.run.hide")}
      </button>
    </div>
  );
}
