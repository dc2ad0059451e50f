"use client";

import { Equal } from "lucide-react";
import { useEditorActions } from "../state/editor-context.tsx";

/** Takes the words of the site's first language over as they are: a translation like any other. */
export function SameAsSource({ onTaken, className }: { onTaken: () => void; className?: string }) {
  const { t, defaultLocale, editorLocale } = useEditorActions();
  const language = new Intl.DisplayNames(editorLocale, { type: "language" }).of(defaultLocale) ?? defaultLocale;
  return (
    <button type="button" className={className ?? "vt-button vt-button--outline"} onClick={onTaken}>
      <Equal size={16} aria-hidden />
      <span>{t("text.sameAs", { language })}</span>
    </button>
  );
}
