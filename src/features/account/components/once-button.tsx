"use client";

import { useOnce } from "~/lib/browser/use-once.ts";

interface Props {
  /** What it says, with what it is about, for who does not see the row. */
  label?: string;
  onPressed: () => Promise<unknown>;
  children: string;
}

/** A quiet button in a row of a list that does one thing; pressed again until that has ended, it does nothing more. */
export function OnceButton({ label, onPressed, children }: Props) {
  const { isBusy, once } = useOnce();
  return (
    <button
      type="button"
      className="account__quiet"
      aria-label={label}
      aria-disabled={isBusy}
      onClick={() => void once(onPressed)}
    >
      {children}
    </button>
  );
}
