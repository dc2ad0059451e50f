import { cardsOf } from "~/features/page/domain/groups.ts";
import { fieldsToTranslate } from "~/features/page/domain/translation-status.ts";
import type { Group } from "~/features/page/schema.ts";
import { fieldPair } from "~/features/site/translations/page-pairs.ts";
import { languageName } from "~/lib/language-name.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { TranslateButton } from "./translate-button.tsx";

/** For each language in which texts of a section are missing, a button that has them translated; its cards count, too. */
export function TranslateGroup({ group }: { group: Group }) {
  const { t, locales, defaultLocale, editorLocale } = useEditorActions();
  const document = useEditorPart((state) => state.document);
  const ids = new Set([group.id, ...cardsOf(document, group.id).map(({ id }) => id)]);
  const missing = locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => ({
      locale,
      fields: fieldsToTranslate(document, defaultLocale, locale).filter(
        ({ groupId, state }) => state === "missing" && ids.has(groupId),
      ),
    }))
    .filter(({ fields }) => fields.length > 0);
  return missing.map(({ locale, fields }) => (
    <TranslateButton
      key={locale}
      pairs={() => fields.map((field) => fieldPair(document, field, { source: defaultLocale, locale }))}
      to={locale}
      className="vt-button vt-button--outline"
      label={t("translate.missingIn", { language: languageName(locale, editorLocale), count: fields.length })}
    />
  ));
}
