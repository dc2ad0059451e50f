"use client";

import { ChevronRight } from "lucide-react";
import { fieldLabel, kindLabel } from "~/features/blocks/labels.ts";
import { textAt } from "~/features/page/domain/groups.ts";
import type { MissingText } from "~/features/page/domain/translation-status.ts";
import { languageName } from "~/lib/language-name.ts";
import type { Locale } from "~/lib/locales.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";

interface Props {
  locale: Locale;
  texts: MissingText[];
  onChosen: (text: MissingText) => void;
  /** All of the language is to be edited, with its sources beside it. */
  onEdit: () => void;
}

/** The texts that one language lacks, in the order of the page: where each stands, and its words in the first language. */
export function MissingTexts({ locale, texts, onChosen, onEdit }: Props) {
  const { t, say, defaultLocale, editorLocale } = useEditorActions();
  const document = useEditorPart((state) => state.document);
  const language = languageName(locale, editorLocale);

  function describe(text: MissingText): { place: string; words: string } {
    if (text === "pageName")
      return { place: t("toolbar.pageName"), words: document.locales[defaultLocale]?.name ?? document.name };
    const { groupId, fieldName } = text;
    const kind = document.groups[groupId]?.kind ?? "";
    const section = say(kindLabel(kind));
    const words = textAt(document, { groupId, fieldName, locale: defaultLocale })?.text ?? "";
    return { place: t("translations.inSection", { section, field: say(fieldLabel(fieldName)) }), words };
  }

  return (
    <section aria-label={t("toolbar.editLocaleLabel", { locale: locale.toUpperCase() })}>
      <div className="vt-missing__head">
        <h3>
          {language} <span className="vt-row__note">{t("toolbar.missingCount", { count: texts.length })}</span>
        </h3>
        <button type="button" className="vt-button vt-button--outline" onClick={onEdit}>
          {t("toolbar.editLocaleLabel", { locale: locale.toUpperCase() })}
        </button>
      </div>
      <ul className="vt-missing">
        {texts.map((text) => {
          const { place, words } = describe(text);
          return (
            <li key={text === "pageName" ? text : `${text.groupId}:${text.fieldName}`}>
              <button type="button" className="vt-missing__text" onClick={() => onChosen(text)}>
                <small>{place}</small>
                <span>{words}</span>
                <ChevronRight size={16} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
