"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";

interface Props {
  /** Of the button that stands there until somebody wants more. */
  label: string;
  /** What it opens; `close` brings the button back. */
  children: (close: () => void) => ReactNode;
}

/** A form that is there when somebody asks for it, with the cursor in its first field. */
export function OnDemand({ label, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("input, select")?.focus(), [isOpen]);

  if (isOpen) {
    return (
      <div ref={form} className="on-demand">
        {children(() => setIsOpen(false))}
      </div>
    );
  }
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
