"use client";

import { useEffect, useRef, useState, type FormEvent } from "react";
import { signInWith, type SignInOutcome } from "../next-auth-client.ts";
import type { SignInTexts } from "../texts.ts";
import { PasswordField } from "./password-field.tsx";
import { TextField } from "./text-field.tsx";

interface Errors {
  email?: string;
  password?: string;
  form?: string;
}

/** Signs a person in and goes on to `next`, a path of this host. Mistakes are told where they were made. */
export function SignInForm({ texts, next }: { texts: SignInTexts; next: string }) {
  const [errors, setErrors] = useState<Errors>({});
  const [needsCode, setNeedsCode] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Before the script runs, a submit would put the password into the address.
  useEffect(() => setIsReady(true), []);

  async function onSubmitted(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const entry = (name: string) => (data.get(name) ?? "") as string; // neither field takes a file
    const [email, password] = [entry("email").trim(), entry("password")];
    const mistakes = mistakesIn(email, password, texts);
    setErrors(mistakes);
    const first = (["email", "password"] as const).find((name) => mistakes[name]);
    if (first) return focus(first);
    setIsBusy(true);
    const outcome = await signInWith(email, password, entry("code"));
    if (outcome === "ok") return location.assign(next);
    setIsBusy(false);
    if (outcome === "codeNeeded") setNeedsCode(true);
    setErrors({ form: messageOf(outcome, texts) });
    if (outcome === "wrong") focus("password");
  }

  function focus(name: string): void {
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  }

  return (
    <form ref={form} className="sign-in-form" noValidate onSubmit={(event) => void onSubmitted(event)}>
      {errors.form && (
        <p id="sign-in-error" role="alert" className="sign-in-alert">
          {errors.form}
        </p>
      )}
      <TextField name="email" type="email" label={texts.email} autoComplete="username" error={errors.email} />
      <PasswordField texts={texts} error={errors.password} />
      {needsCode && (
        <TextField name="code" label={texts.code} autoComplete="one-time-code" inputMode="text" autoFocus />
      )}
      <button type="submit" className="button sign-in-submit" disabled={isBusy || !isReady}>
        {isBusy ? texts.busy : texts.submit}
      </button>
    </form>
  );
}

function mistakesIn(email: string, password: string, texts: SignInTexts): Errors {
  const errors: Errors = {};
  if (email === "") errors.email = texts.emailMissing;
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) errors.email = texts.emailInvalid;
  if (password === "") errors.password = texts.passwordMissing;
  return errors;
}

function messageOf(outcome: Exclude<SignInOutcome, "ok">, texts: SignInTexts): string {
  return texts[outcome];
}
