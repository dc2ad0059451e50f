"use client";

import { getSession, signIn } from "next-auth/react";
import { useState, type FormEvent } from "react";
import { useEditor } from "../state/editor-context.tsx";
import { DialogFrame } from "./dialog-frame.tsx";
import { useUnasked } from "./use-unasked.ts";
import { formText } from "./form-text.ts";

/** Signs a person in again in place, so that an ended session costs no text. */
export function SignInDialog() {
  const { t, saveProblem, retry, user } = useEditor();
  const isOpen = useUnasked(saveProblem === "signedOut");
  const [error, setError] = useState<string | null>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function onSubmitted(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    setError(null);
    const [email, password] = [formText(form, "email"), formText(form, "password")];
    setError(await signedInAs(user.id, { email, password, code: needsCode ? formText(form, "code") : "" }));
    setIsBusy(false);
  }

  async function signedInAs(
    userId: string,
    credentials: { email: string; password: string; code: string },
  ): Promise<string | null> {
    try {
      const answer = await signIn("credentials", { redirect: false, ...credentials });
      if (answer?.error === "codeNeeded" || answer?.error === "codeWrong") {
        setNeedsCode(true);
        return t(`signIn.${answer.error}`);
      }
      if (!answer?.ok || answer.error) return t("signIn.wrong");
      const session = (await getSession()) as { user?: { id?: string } } | null;
      if (session?.user?.id && session.user.id !== userId) return t("signIn.otherPerson", { name: user.name });
      retry();
      return null;
    } catch {
      return t("signIn.failed");
    }
  }

  return (
    <DialogFrame
      isOpen={isOpen}
      isUnasked
      onClose={() => undefined}
      mustAnswer
      title={t("signIn.title")}
      description={t("signIn.intro")}
      actions={
        <button type="submit" form="vt-sign-in" className="vt-button vt-button-primary" disabled={isBusy}>
          {t("signIn.submit")}
        </button>
      }
    >
      <form id="vt-sign-in" className="vt-form" onSubmit={(event) => void onSubmitted(event)}>
        <label className="vt-field">
          {t("signIn.email")}
          <input name="email" type="email" autoComplete="username" required className="vt-input" />
        </label>
        <label className="vt-field">
          {t("signIn.password")}
          <input name="password" type="password" autoComplete="current-password" required className="vt-input" />
        </label>
        {needsCode && (
          <label className="vt-field">
            {t("signIn.code")}
            <input name="code" autoComplete="one-time-code" required className="vt-input" />
          </label>
        )}
        {error && (
          <p role="alert" className="vt-error">
            {error}
          </p>
        )}
      </form>
    </DialogFrame>
  );
}
