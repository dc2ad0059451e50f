import { Plus } from "lucide-react";
import { useId, useState, type FormEvent } from "react";
import { languageName } from "~/lib/language-name.ts";
import type { Locale } from "~/lib/locales.ts";
import { useEditorActions } from "../state/editor-context.tsx";

interface AddLanguageProps {
  /** The languages that the site does not have; at least one. */
  free: readonly Locale[];
  isDisabled: boolean;
  onAdded: (locale: Locale) => void;
}

/** Adds one of the languages that the site does not have. */
export function AddLanguage({ free, isDisabled, onAdded }: AddLanguageProps) {
  const { t, editorLocale } = useEditorActions();
  const [chosen, setChosen] = useState<Locale | null>(null);
  const wanted = free.find((locale) => locale === chosen) ?? free[0]; // the chosen one may have been added
  const id = useId();
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (wanted) onAdded(wanted);
  };
  return (
    <form className="vt-setting-add" onSubmit={add}>
      <label htmlFor={id}>
        <span className="vt-input-row__label">{t("settings.newLanguage")}</span>
        <select
          id={id}
          className="vt-input"
          value={wanted}
          disabled={isDisabled}
          onChange={({ target }) => setChosen(free.find((locale) => locale === target.value) ?? null)}
        >
          {free.map((locale) => (
            <option key={locale} value={locale}>
              {languageName(locale, editorLocale)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="vt-button vt-button--outline" disabled={isDisabled}>
        <Plus size={18} aria-hidden />
        {t("settings.addLanguage")}
      </button>
    </form>
  );
}
