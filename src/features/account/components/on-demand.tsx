"use client";

import { useState, type ReactNode } from "react";

interface Props {
  /** Of the button that stands there until somebody wants more. */
  label: string;
  /** What it opens; `close` brings the button back. */
  children: (close: () => void) => ReactNode;
}

/** A form that is there when somebody asks for it. */
export function OnDemand({ label, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return children(() => setIsOpen(false));
  return (
    <button
      type="button"
      className="button account-form__submit"
      data-variant="secondary"
      onClick={() => setIsOpen(true)}
    >
      {label}
    </button>
  );
}
