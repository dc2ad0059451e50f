"use client";

import type { LocalizedText } from "~/features/site/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { useEntry } from "../inputs/use-entry.ts";
import { useEditorActions } from "../state/editor-context.tsx";

interface LabelInputsProps {
  label: LocalizedText;
  nameOf: (locale: Locale) => string;
  /** What is shown where there are no words of its own. */
  fallbackOf: (locale: Locale) => string;
  /** Called with words that changed; null where they were taken away. */
  onSave: (locale: Locale, text: string | null) => void;
}

/** One input for each language of the site, saved on Enter and on leaving it; Escape brings back what is saved. */
export function LabelInputs({ label, nameOf, fallbackOf, onSave }: LabelInputsProps) {
  const { locales } = useEditorActions();
  return locales.map((locale) => (
    <LabelInput
      key={locale}
      name={nameOf(locale)}
      value={label[locale] ?? ""}
      fallback={fallbackOf(locale)}
      lang={locale}
      onSave={(text) => onSave(locale, text)}
    />
  ));
}

interface LabelInputProps {
  name: string;
  value: string;
  fallback: string;
  lang: Locale;
  onSave: (text: string | null) => void;
}

function LabelInput({ name, value, fallback, lang, onSave }: LabelInputProps) {
  const { inputProps } = useEntry({
    shown: value,
    check: (entry) => ({ ok: true, value: entry.trim() }),
    onSave: (text: string) => text !== value && onSave(text || null),
  });
  return (
    <label className="vt-field">
      {name}
      <input className="vt-input" lang={lang} maxLength={100} placeholder={fallback} {...inputProps} />
    </label>
  );
}
