import { textAt } from "~/features/page/domain/groups.ts";
import type { Group } from "~/features/page/schema.ts";
import { fieldPair } from "~/features/site/translations/page-pairs.ts";
import type { Locale } from "~/lib/locales.ts";
import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";
import { TranslateButton } from "../../translations/translate-button.tsx";
import { fieldDefinition } from "../items.ts";

/** The page's language, where one text can be translated into it; null where it has nothing to translate. */
export function useTranslatedInto(group: Group, fieldName: string): Locale | null {
  const { defaultLocale } = useEditorActions();
  const definition = fieldDefinition(group, fieldName);
  return useEditorPart(({ document, locale }) => {
    const source = textAt(document, { groupId: group.id, fieldName, locale: defaultLocale });
    return locale !== defaultLocale && definition?.localized && source?.text?.trim() ? locale : null;
  });
}

/** Has one text translated into a language by the site's service. */
export function TranslateField(props: { groupId: string; fieldName: string; to: Locale; className: string }) {
  const { groupId, fieldName, to, className } = props;
  const { t, defaultLocale, getState } = useEditorActions();
  const pairs = () => [
    fieldPair(getState().document, { groupId, fieldName, state: "missing" }, { source: defaultLocale, locale: to }),
  ];
  return <TranslateButton pairs={pairs} to={to} label={t("translate.field")} className={className} />;
}
