import { fieldDefinitionOf } from "~/kinds/registry.ts";
import { textAt } from "~/features/page/domain/groups.ts";
import { missingTexts } from "~/features/page/domain/translation-status.ts";
import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";
import { useCommands } from "../use-commands.ts";

/**
 * Takes a field's text of the site's first language over into the present one, as a translation. Null where there is
 * nothing to translate, or something stands already.
 */
export function useSourceText(groupId: string, fieldName: string): (() => void) | null {
  const { defaultLocale } = useEditorActions();
  const { run } = useCommands();
  const locale = useEditorPart((state) => state.locale);
  const document = useEditorPart((state) => state.document);
  const place = { groupId, fieldName, locale };
  const source = textAt(document, { ...place, locale: defaultLocale });
  const isMissing =
    locale !== defaultLocale &&
    missingTexts(document, defaultLocale, locale).some(
      (missing) => missing !== "pageName" && missing.groupId === groupId && missing.fieldName === fieldName,
    );
  if (!isMissing || !source) return null;
  return fieldDefinitionOf(document.groups[groupId]?.kind ?? "", fieldName)?.type === "richText"
    ? () => void run("field.richText", { ...place, json: source.json, base: null })
    : () => void run("field.text", { ...place, text: source.text, base: null });
}
