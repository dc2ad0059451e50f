import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { titleIn, type Words } from "./entry.ts";

/** What an entry is called in the language of the page that is edited, else in another one of the site. */
export function useTitleOf(): (title: Words["title"]) => string {
  const { locales } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  return (title) => titleIn(title, [locale, ...locales]);
}
