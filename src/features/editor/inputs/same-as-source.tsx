"use client";

import { Equal } from "lucide-react";
import { languageName } from "~/lib/language-name.ts";
import type { Locale } from "~/lib/locales.ts";
import { useEditorActions } from "../state/editor-context.tsx";

interface Props {
  onTaken: () => void;
  className?: string;
  /** The first one, where no other is named. */
  source?: Locale;
}

/** Takes the words of a language over as they are: a translation like any other. */
export function SameAsSource({ onTaken, className, source }: Props) {
  const { t, defaultLocale, editorLocale } = useEditorActions();
  const language = languageName(source ?? defaultLocale, editorLocale);
  return (
    <button type="button" className={className ?? "vt-button vt-button--outline"} onClick={onTaken}>
      <Equal size={16} aria-hidden />
      <span>{t("text.sameAs", { language })}</span>
    </button>
  );
}
