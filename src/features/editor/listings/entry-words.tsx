import { Languages } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import type { RichTextValue } from "~/features/richtext/schema.ts";
import { languageName } from "~/lib/language-name.ts";
import type { Locale } from "~/lib/locales.ts";
import { BusyButton } from "../controls/busy-button.tsx";
import { ProblemField } from "../controls/records/problem-field.tsx";
import type { Problems } from "../controls/records/problems.ts";
import { Segments } from "../controls/segments.tsx";
import { RichTextEntry } from "../richtext/rich-text-entry.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import type { Words } from "./entry.ts";
import { missingWords, type MissingWords } from "./missing-words.ts";
import { useTranslateEntry } from "./use-translate-entry.ts";

interface Props {
  words: Words;
  problems: Problems;
  onChanged: (words: Partial<Words>) => void;
  /** A service has said in this language what was missing. */
  onTranslated: (locale: Locale, said: MissingWords) => void;
}

/** What an entry says, in one of the site's languages after the other, from the page's on; a position says its work quota as well. */
export function EntryWords({ words, problems, onChanged, onTranslated }: Props) {
  const { t, locales, defaultLocale, editorLocale } = useEditorActions();
  const pageLocale = useEditorPart((state) => state.locale);
  const [locale, setLocale] = useState<Locale>(pageLocale);
  /** A description that is written in begins anew once a service has made it. */
  const [made, setMade] = useState<Partial<Record<Locale, number>>>({});
  const latest = useRef(words);
  useLayoutEffect(() => {
    latest.current = words;
  });
  const { title, workQuota, richTextDescription } = words;
  const missingIn = (to: Locale) => missingWords(words, { from: defaultLocale, to });
  const missing = missingIn(locale);
  const hasProblemIn = (which: Locale) => [`title.${which}`, `workQuota.${which}`].some((path) => problems[path]);
  const pathOf = (part: string) => (problems[`${part}.${locale}`] ? `${part}.${locale}` : part);
  const { translate, isBusy } = useTranslateEntry(locale);
  const onTranslate = async () => {
    const said = await translate(missing);
    if (!said) return;
    const isDescribed = said.richTextDescription !== undefined && !latest.current.richTextDescription[locale];
    onTranslated(locale, said);
    if (isDescribed) setMade((counts) => ({ ...counts, [locale]: (counts[locale] ?? 0) + 1 }));
  };
  const onDescribed = (value: RichTextValue | null) => {
    const { [locale]: _former, ...others } = richTextDescription;
    onChanged({ richTextDescription: value === null ? others : { ...others, [locale]: value } });
  };
  return (
    <>
      {locales.length > 1 && (
        <Segments
          label={t("listings.language")}
          areBeside
          value={locale}
          onChosen={setLocale}
          segments={locales.map((value) => {
            const count = Object.keys(missingIn(value)).length;
            const missingHere = value !== defaultLocale && count > 0 ? t("listings.missing", { count }) : undefined;
            const note = hasProblemIn(value) ? t("listings.wrong.here") : missingHere;
            return { value, label: languageName(value, editorLocale), ...(note && { note }) };
          })}
        />
      )}
      {locale !== defaultLocale && Object.keys(missing).length > 0 && (
        <BusyButton
          type="button"
          className="vt-button vt-button--outline"
          isBusy={isBusy}
          onClick={() => void onTranslate()}
        >
          <Languages size={16} aria-hidden />
          {t("translate.missing", { count: Object.keys(missing).length })}
        </BusyButton>
      )}
      <ProblemField label={t("listings.entryTitle")} path={pathOf("title")} problems={problems}>
        {(ids) => (
          <input
            {...ids}
            className="vt-input"
            lang={locale}
            maxLength={200}
            value={title[locale] ?? ""}
            onChange={({ target }) => onChanged({ title: { ...title, [locale]: target.value } })}
          />
        )}
      </ProblemField>
      {workQuota && (
        <ProblemField label={t("listings.workQuota")} path={pathOf("workQuota")} problems={problems}>
          {(ids) => (
            <input
              {...ids}
              className="vt-input"
              lang={locale}
              maxLength={100}
              placeholder={t("listings.workQuotaHint")}
              value={workQuota[locale] ?? ""}
              onChange={({ target }) => onChanged({ workQuota: { ...workQuota, [locale]: target.value } })}
            />
          )}
        </ProblemField>
      )}
      <div className="vt-field" role="group" aria-label={t("listings.description")}>
        <span>{t("listings.description")}</span>
        <RichTextEntry
          key={`${locale} ${made[locale] ?? 0}`}
          label={t("listings.description")}
          locale={locale}
          start={richTextDescription[locale] ?? null}
          onChanged={onDescribed}
        />
      </div>
    </>
  );
}
