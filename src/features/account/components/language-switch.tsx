"use client";

import { ownLanguageName } from "~/lib/language-name.ts";
import { editorLocales, type EditorLocale } from "~/lib/locales.ts";

interface Props {
  label: string;
  locale: EditorLocale;
  /** What the address of this page says after its language. */
  path: string;
  /** Keeps the choice before the page leads on. */
  onChosen?: (locale: EditorLocale) => Promise<unknown>;
}

/** Leads to the same page in the other language of the editor. */
export function LanguageSwitch({ label, locale, path, onChosen }: Props) {
  return (
    <nav className="language-switch" aria-label={label}>
      {editorLocales.map((other) => (
        <a
          key={other}
          href={`/${other}${path}`}
          lang={other}
          hrefLang={other}
          aria-current={other === locale || undefined}
          onClick={(event) => {
            if (location.hash) event.currentTarget.hash = location.hash; // the key of a link that led here
            if (!onChosen) return;
            const kept = onChosen(other).catch(() => undefined);
            if (event.ctrlKey || event.metaKey || event.shiftKey) return; // the browser opens it elsewhere
            event.preventDefault();
            void kept.then(() => location.assign(`/${other}${path}`));
          }}
        >
          {ownLanguageName(other)}
        </a>
      ))}
    </nav>
  );
}
