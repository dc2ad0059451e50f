import type { EditorSetting } from "./editor-context.tsx";

/** Where a person signs in or finds their account: in the language in which the editor speaks to them. */
export function ownPageHref(page: "account" | "login", { editorLocale }: Pick<EditorSetting, "editorLocale">): string {
  return `/${editorLocale}/${page}`;
}
