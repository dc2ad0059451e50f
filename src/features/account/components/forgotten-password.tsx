"use client";

import { useEffect, useState } from "react";
import { translatorOf } from "~/i18n/translate.ts";
import type { EditorLocale } from "~/lib/locales.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { problemWith } from "../account-client.ts";
import { AccountForm } from "./account-form.tsx";
import { revealTexts, type AccountTexts } from "./account-texts.ts";
import { SecretField } from "./secret-field.tsx";
import { takeFocus } from "./take-focus.ts";
import { TextField } from "./text-field.tsx";

interface Props {
  texts: AccountTexts;
  locale: EditorLocale;
}

/**
 * Asks for the link to a new password; opened by that link, which holds its key behind `#`, takes the new password. An
 * invitation holds such a link, too: who follows it has forgotten nothing, and the heading says so.
 */
export function ForgottenPassword({ texts, locale }: Props) {
  const t = translatorOf<"account">(texts);
  const client = useTRPCClient();
  const [token, setToken] = useState("");
  const [state, setState] = useState<"open" | "sent" | "set">("open");
  useEffect(() => {
    const readToken = () => setToken(location.hash.slice(1));
    readToken();
    addEventListener("hashchange", readToken);
    return () => removeEventListener("hashchange", readToken);
  }, []);

  if (state !== "open")
    return (
      <>
        <h1>{t(state === "sent" ? "forgotten.title" : "forgotten.setTitle")}</h1>
        <div className="account-form">
          <p role="status" tabIndex={-1} ref={takeFocus}>
            {state === "sent" ? t("forgotten.sent") : t("forgotten.done")}
          </p>
          <a className="button account-form__submit" href={`/${locale}/login`}>
            {t("forgotten.signIn")}
          </a>
        </div>
      </>
    );
  if (token)
    return (
      <>
        <h1>{t("forgotten.setTitle")}</h1>
        <p className="sign-in__intro">{t("forgotten.setIntro")}</p>
        <AccountForm
          t={t}
          submit={t("forgotten.set")}
          onSubmitted={async (entry) => {
            const newPassword = entry("newPassword");
            if (newPassword.length < 10) return "tooShort";
            const problem = await problemWith(client.account.resetPassword.mutate({ token, newPassword }));
            if (problem) return problem;
            history.replaceState(null, "", location.pathname);
            setState("set");
            return null;
          }}
        >
          <SecretField reveal={revealTexts(t)} name="newPassword" label={t("password.next")} isNew />
        </AccountForm>
      </>
    );
  return (
    <>
      <h1>{t("forgotten.title")}</h1>
      <p className="sign-in__intro">{t("forgotten.intro")}</p>
      <AccountForm
        t={t}
        submit={t("forgotten.submit")}
        onSubmitted={async (entry) => {
          const asked = { email: entry("email").trim(), locale };
          const problem = await problemWith(client.account.askForReset.mutate(asked));
          if (!problem) setState("sent");
          return problem;
        }}
      >
        <TextField name="email" type="email" label={t("forgotten.email")} autoComplete="username" />
      </AccountForm>
      <a className="sign-in__back" href={`/${locale}/login`}>
        {t("forgotten.signIn")}
      </a>
    </>
  );
}
