import type { EditorSetting } from "./editor-context.tsx";

/** Where a person signs in or finds their account: in the language that they have chosen, where the site has it. */
export function ownPageHref(
  page: "account" | "login",
  { editorLocale, locales, defaultLocale }: Pick<EditorSetting, "editorLocale" | "locales" | "defaultLocale">,
): string {
  return `/${locales.includes(editorLocale) ? editorLocale : defaultLocale}/${page}`;
}
