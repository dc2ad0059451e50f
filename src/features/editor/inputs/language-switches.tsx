"use client";

import type { Locale } from "~/lib/locales.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { CheckboxInput } from "./checkbox-input.tsx";

interface LanguageSwitchesProps {
  legend: string;
  disallowed: readonly Locale[];
  /** Why the last language that is left cannot be switched off. */
  lastHint: string;
  onSave: (disallowed: Locale[]) => void;
}

/** In which of the site's languages something shows; at least one stays. */
export function LanguageSwitches({ legend, disallowed, lastHint, onSave }: LanguageSwitchesProps) {
  const { locales, editorLocale } = useEditorActions();
  const names = new Intl.DisplayNames(editorLocale, { type: "language" });
  const allowed = locales.filter((locale) => !disallowed.includes(locale));
  const save = (locale: Locale, isAllowed: boolean) =>
    onSave(locales.filter((each) => (each === locale ? !isAllowed : disallowed.includes(each))));
  return (
    <fieldset className="vt-fieldset">
      <legend className="vt-input-row__label">{legend}</legend>
      {locales.map((locale) => (
        <CheckboxInput
          key={locale}
          label={names.of(locale) ?? locale.toUpperCase()}
          value={allowed.includes(locale)}
          isDisabled={allowed.length === 1 && allowed[0] === locale}
          onSave={(isAllowed) => save(locale, isAllowed)}
        />
      ))}
      {allowed.length === 1 && <p className="vt-hint">{lastHint}</p>}
    </fieldset>
  );
}
