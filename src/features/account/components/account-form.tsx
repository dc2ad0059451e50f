"use client";

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { Problem } from "../account-client.ts";
import type { SayAccount } from "./account-texts.ts";

interface Props {
  t: SayAccount;
  submit: string;
  /** It takes something away. */
  isDanger?: boolean;
  /** What is said while that which takes longer is under way. */
  busy?: ReactNode;
  /** Does what the form asks for, given its entries; answers what went wrong. */
  onSubmitted: (entry: (name: string) => string) => Promise<Problem | null>;
  children: ReactNode;
}

/** A form that says what went wrong, where somebody who cannot see it hears it. */
export function AccountForm({ t, submit, isDanger = false, busy, onSubmitted, children }: Props) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isReady, setIsReady] = useState(false);
  // Before the script runs, a submit would put the password into the address.
  useEffect(() => setIsReady(true), []);
  // It stands above the form, which may be higher than the window.
  const alert = useRef<HTMLParagraphElement>(null);
  // Newer browsers answer with a promise, which React would take for what is to be done afterwards.
  useEffect(() => void alert.current?.scrollIntoView({ block: "nearest" }), [problem]);

  async function onSent(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    setIsBusy(true);
    setProblem(null);
    setProblem(await onSubmitted((name) => (data.get(name) ?? "") as string)); // no field takes a file
    setIsBusy(false);
  }

  return (
    <form className="account-form" onSubmit={(event) => void onSent(event)}>
      {problem && (
        <p role="alert" ref={alert} className="account-form__alert">
          {t(problem)}
        </p>
      )}
      {/* What is written while that which takes longer is under way would be lost. */}
      <div className="account-form__fields" inert={busy !== undefined && isBusy}>
        {children}
      </div>
      <button
        type="submit"
        className="button account-form__submit"
        data-danger={isDanger || undefined}
        disabled={!isReady}
        aria-disabled={isBusy || undefined} // who pressed it by the keyboard stays there
      >
        {submit}
      </button>
      {busy && <p role="status">{isBusy && busy}</p>}
    </form>
  );
}
