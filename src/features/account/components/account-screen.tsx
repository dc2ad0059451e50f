"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { translatorOf } from "~/i18n/translate.ts";
import type { EditorLocale } from "~/lib/locales.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { problemWith } from "../account-client.ts";
import { signOutHere } from "../sign-out-here.ts";
import { AccountForm } from "./account-form.tsx";
import { revealTexts, type AccountTexts } from "./account-texts.ts";
import { AdminList } from "./admin-list.tsx";
import { AuditLog } from "./audit-log.tsx";
import { JobList } from "./job-list.tsx";
import { MemberList } from "./member-list.tsx";
import { OwnEmail } from "./own-email.tsx";
import { OwnName } from "./own-name.tsx";
import { SecondStep } from "./second-step.tsx";
import { SecretField } from "./secret-field.tsx";
import { SessionList } from "./session-list.tsx";

interface Props {
  texts: AccountTexts;
  locale: EditorLocale;
  /** Where visitors of the site begin. */
  home: string;
  isAdmin: boolean;
  /** What else admins see, between the members and the log. */
  children?: ReactNode;
}

/** A person's own account: name, address, password, second step, devices, and for admins the members and the log of the site, and what is done in the background. */
export function AccountScreen({ texts, locale, home, isAdmin, children }: Props) {
  const t = translatorOf<"account">(texts);
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  const { data: overview, isError } = useQuery(trpc.account.overview.queryOptions());
  const [isStillIn, setIsStillIn] = useState(false);
  const onChanged = () => queryClient.invalidateQueries(trpc.account.overview.queryFilter());

  if (!overview) return isError ? <p role="alert">{t("failed")}</p> : <p role="status">{t("loading")}</p>;
  const leave = () => location.assign(`/${locale}/login`);
  async function signOut(): Promise<void> {
    setIsStillIn(false);
    if (await signOutHere()) leave();
    else setIsStillIn(true);
  }
  return (
    <div className="account">
      <p>
        {t("signedInAs")} <strong>{overview.email}</strong>
      </p>
      <div className="account__ways">
        <a className="button" href={`${home}/edit?toolbar=1`}>
          {t("edit")}
        </a>
        <button type="button" className="button" data-variant="secondary" onClick={() => void signOut()}>
          {t("signOut")}
        </button>
      </div>
      {isStillIn && (
        <p role="alert" className="account-form__alert">
          {t("failed")}
        </p>
      )}
      <OwnName t={t} name={overview.name} onChanged={onChanged} />
      <OwnEmail t={t} locale={locale} onChanged={onChanged} />
      <section aria-labelledby="account-password">
        <h2 id="account-password">{t("password.title")}</h2>
        <p>{t("password.intro")}</p>
        <AccountForm
          t={t}
          submit={t("password.submit")}
          onSubmitted={async (entry) => {
            const newPassword = entry("newPassword");
            if (newPassword.length < 10) return "tooShort";
            const sent = { currentPassword: entry("currentPassword"), newPassword };
            const problem = await problemWith(client.account.changePassword.mutate(sent));
            if (!problem) leave();
            return problem;
          }}
        >
          <SecretField reveal={revealTexts(t)} name="currentPassword" label={t("password.current")} />
          <SecretField reveal={revealTexts(t)} name="newPassword" label={t("password.next")} isNew />
        </AccountForm>
      </section>
      <SecondStep t={t} overview={overview} onChanged={onChanged} />
      <SessionList t={t} locale={locale} sessions={overview.sessions} onChanged={onChanged} onLeft={leave} />
      {isAdmin && <MemberList t={t} locale={locale} />}
      {isAdmin && <AdminList t={t} />}
      {isAdmin && children}
      {isAdmin && <AuditLog t={t} locale={locale} />}
      {isAdmin && <JobList t={t} locale={locale} />}
    </div>
  );
}
