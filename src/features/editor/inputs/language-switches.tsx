"use client";

import { LanguageChecks, type LanguageChecksProps } from "./language-checks.tsx";

/** In which of the site's languages something shows, under a heading of its own. */
export function LanguageSwitches({ legend, ...checks }: LanguageChecksProps & { legend: string }) {
  return (
    <fieldset className="vt-fieldset">
      <legend className="vt-input-row__label">{legend}</legend>
      <LanguageChecks {...checks} />
    </fieldset>
  );
}
