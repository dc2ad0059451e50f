"use client";

import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";

/** The title of the browser's tab: the page under edit, in the language under edit, and its site. */
export function PageTitle() {
  const { siteName } = useEditorActions();
  const name = useEditorPart(({ document, locale }) => document.locales[locale]?.name || document.name);
  return <title>{`${name} – ${siteName}`}</title>;
}
