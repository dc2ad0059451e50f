"use client";

import { useId } from "react";
import type { Locale } from "~/lib/locales.ts";
import type { LengthHint } from "./length-hint.ts";

interface SearchTextProps {
  part: "title" | "description";
  label: string;
  locale: Locale;
  rows: number;
  /** Letters that it may have. */
  most: number;
  text: string;
  /** What stands in its place while it is empty. */
  placeholder?: string;
  hint: LengthHint;
  hintText: string;
  onTyped: (text: string) => void;
  onLeft: () => void;
}

/** A text for search engines, with what there is to say about its length. */
export function SearchText(props: SearchTextProps) {
  const { part, label, locale, rows, most, text, placeholder, hint, hintText, onTyped, onLeft } = props;
  const hintId = useId();
  return (
    <>
      <label className="vt-field">
        {label}
        <textarea
          className="vt-input vt-input--lines"
          lang={locale}
          rows={rows}
          maxLength={most}
          placeholder={placeholder}
          value={text}
          data-vt-search={part}
          aria-describedby={hintId}
          onChange={(event) => onTyped(event.target.value)}
          onBlur={onLeft}
        />
      </label>
      <p id={hintId} className="vt-length" data-hint={hint}>
        {hintText}
      </p>
    </>
  );
}
