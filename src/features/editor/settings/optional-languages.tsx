import { languageName } from "~/lib/language-name.ts";
import type { Locale } from "~/lib/locales.ts";
import { CheckboxInput } from "../inputs/checkbox-input.tsx";
import { useEditorActions } from "../state/editor-context.tsx";

interface OptionalLanguagesProps {
  label: string;
  chosen: readonly Locale[];
  isDisabled: boolean;
  onSave: (chosen: Locale[]) => void;
}

/** A switch for each language but the first one, from which the others are translated. */
export function OptionalLanguages({ label, chosen, isDisabled, onSave }: OptionalLanguagesProps) {
  const { locales, defaultLocale, editorLocale } = useEditorActions();
  const translated = locales.filter((locale) => locale !== defaultLocale);
  return (
    <fieldset className="vt-fieldset">
      <legend className="vt-input-row__label">{label}</legend>
      {translated.map((locale) => (
        <CheckboxInput
          key={locale}
          label={languageName(locale, editorLocale)}
          value={chosen.includes(locale)}
          isDisabled={isDisabled}
          onSave={(isOn) => onSave(translated.filter((each) => (each === locale ? isOn : chosen.includes(each))))}
        />
      ))}
    </fieldset>
  );
}
