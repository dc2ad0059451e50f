"use client";

import { languageName } from "~/lib/language-name.ts";
import type { Locale } from "~/lib/locales.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { CheckboxInput } from "./checkbox-input.tsx";

export interface LanguageChecksProps {
  disallowed: readonly Locale[];
  /** Why the last language that is left cannot be switched off. */
  lastHint: string;
  onSave: (disallowed: Locale[]) => unknown;
}

/** A switch for each of the site's languages; at least one stays on. */
export function LanguageChecks({ disallowed, lastHint, onSave }: LanguageChecksProps) {
  const { locales, editorLocale } = useEditorActions();
  const allowed = locales.filter((locale) => !disallowed.includes(locale));
  const save = (locale: Locale, isAllowed: boolean) =>
    onSave(locales.filter((each) => (each === locale ? !isAllowed : disallowed.includes(each))));
  return (
    <>
      {locales.map((locale) => (
        <CheckboxInput
          key={locale}
          label={languageName(locale, editorLocale)}
          value={allowed.includes(locale)}
          isDisabled={allowed.length === 1 && allowed[0] === locale}
          onSave={(isAllowed) => save(locale, isAllowed)}
        />
      ))}
      {allowed.length === 1 && <p className="vt-hint">{lastHint}</p>}
    </>
  );
}
