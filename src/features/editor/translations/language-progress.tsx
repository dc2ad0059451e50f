import { useId } from "react";
import { languageName } from "~/lib/language-name.ts";
import type { Locale } from "~/lib/locales.ts";
import { useEditorActions } from "../state/editor-context.tsx";

interface LanguageProgressProps {
  locale: Locale;
  done: number;
  total: number;
  isChosen: boolean;
  onChosen: () => void;
}

/** A language with how far it is translated; pressed, it is the one to write in. */
export function LanguageProgress({ locale, done, total, isChosen, onChosen }: LanguageProgressProps) {
  const { t, editorLocale } = useEditorActions();
  const id = useId();
  const language = languageName(locale, editorLocale);
  return (
    <button type="button" className="vt-progress" aria-pressed={isChosen} onClick={onChosen}>
      <span id={id}>{language}</span>
      <span>{t("translations.progress", { done, total })}</span>
      <progress aria-labelledby={id} max={Math.max(1, total)} value={total === 0 ? 1 : done} />
    </button>
  );
}
