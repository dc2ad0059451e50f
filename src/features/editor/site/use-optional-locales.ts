import type { Locale } from "~/lib/locales.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useSitePart } from "./site-context.tsx";

/** The languages in which pages may be published although texts are missing: as they are set now, where that is known. */
export function useOptionalLocales(): readonly Locale[] {
  const { optionalLocales } = useEditorActions();
  return useSitePart((state) => state.document?.settings.translations.optionalLocales) ?? optionalLocales;
}
