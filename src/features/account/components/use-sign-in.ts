import { useRef, useState, type FormEvent } from "react";
import { signInWith } from "../next-auth-client.ts";
import type { SignInTexts } from "../texts.ts";

export interface SignInErrors {
  email?: string;
  password?: string;
  form?: string;
}

/**
 * Signs a person in with what a form with `SignInFields` holds; mistakes are told where they were made. `onSignedIn`
 * goes on, or says why it cannot.
 */
export function useSignIn(texts: SignInTexts, onSignedIn: () => string | null | Promise<string | null>) {
  const [errors, setErrors] = useState<SignInErrors>({});
  const [needsCode, setNeedsCode] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();

  async function submit(data: FormData): Promise<void> {
    const entry = (name: string) => (data.get(name) ?? "") as string; // no field takes a file
    const [email, password] = [entry("email").trim(), entry("password")];
    const mistakes = mistakesIn(email, password, texts);
    setErrors(mistakes);
    const first = (["email", "password"] as const).find((name) => mistakes[name]);
    if (first) return focus(first);
    setIsBusy(true);
    const outcome = await signInWith(email, password, entry("code"));
    const problem = outcome === "ok" ? await onSignedIn() : texts[outcome];
    setIsBusy(false);
    if (outcome === "codeNeeded") setNeedsCode(true);
    if (problem !== null) setErrors({ form: problem });
    if (outcome === "wrong") focus("password");
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isBusy) void submit(new FormData(event.currentTarget));
  }
  return { isBusy, fields: { texts, errors, needsCode }, form: { ref: form, noValidate: true, onSubmit } };
}

function mistakesIn(email: string, password: string, texts: SignInTexts): SignInErrors {
  const errors: SignInErrors = {};
  if (email === "") errors.email = texts.emailMissing;
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) errors.email = texts.emailInvalid;
  if (password === "") errors.password = texts.passwordMissing;
  return errors;
}
