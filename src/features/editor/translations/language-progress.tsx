import { useId } from "react";
import { languageName } from "~/lib/language-name.ts";
import type { Locale } from "~/lib/locales.ts";
import { useEditorActions } from "../state/editor-context.tsx";

interface Progress {
  done: number;
  total: number;
}

interface LanguageProgressProps {
  locale: Locale;
  page: Progress;
  /** Null until it is known. */
  site: Progress | null;
  isChosen: boolean;
  onChosen: () => void;
}

/** A language with how far the page and the whole site are translated; pressed, it is the one to write in. */
export function LanguageProgress({ locale, page, site, isChosen, onChosen }: LanguageProgressProps) {
  const { t, editorLocale } = useEditorActions();
  const id = useId();
  return (
    <button type="button" className="vt-progress" aria-pressed={isChosen} onClick={onChosen}>
      <strong id={id}>{languageName(locale, editorLocale)}</strong>
      {(["page", "site"] as const).map((part) => {
        const progress = { page, site }[part];
        return (
          <span key={part} className="vt-progress__part">
            <span id={`${id}-${part}`}>{t(`translations.progressOf.${part}`)}</span>
            <span>{progress ? t("translations.progress", { ...progress }) : "…"}</span>
            <progress
              aria-labelledby={`${id} ${id}-${part}`}
              max={Math.max(1, progress?.total ?? 1)}
              value={progress?.total === 0 ? 1 : (progress?.done ?? 0)}
            />
          </span>
        );
      })}
    </button>
  );
}
