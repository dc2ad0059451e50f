"use client";

import { useId } from "react";
import { useEditorActions } from "../state/editor-context.tsx";

interface PageNameInputProps {
  /** What is named; a page, unless said otherwise. */
  label?: string;
  /** Why the name was not taken, in words; null while nothing is wrong. */
  error: string | null;
  hasFocus?: boolean;
  /** While the page is made that leads away from here. */
  isFixed?: boolean;
  onChange: (name: string) => void;
}

/** The name of a new page, with what is wrong with it below; the form finds it as `name`. */
export function PageNameInput({ label, error, hasFocus, isFixed, onChange }: PageNameInputProps) {
  const { t } = useEditorActions();
  const errorId = useId();
  return (
    <>
      <label className="vt-field">
        {label ?? t("pages.name")}
        <input
          name="name"
          className="vt-input"
          maxLength={120}
          autoFocus={hasFocus}
          readOnly={isFixed}
          aria-invalid={error !== null}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      {error && (
        <p id={errorId} role="alert" className="vt-error vt-shake">
          {error}
        </p>
      )}
    </>
  );
}
