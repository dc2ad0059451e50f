"use client";

import { useEffect, useEffectEvent } from "react";
import type { EditorLocale } from "~/lib/locales.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { AccountForm } from "./account-form.tsx";
import type { SayAccount } from "./account-texts.ts";
import { ProvedSection } from "./proved-section.tsx";
import { TextField } from "./text-field.tsx";
import { useProvedChange } from "./use-proved-change.ts";

interface Props {
  t: SayAccount;
  locale: EditorLocale;
  onChanged: () => Promise<void>;
}

/** The address that one signs in with; another one counts once the link that was sent there has been opened, here. */
export function OwnEmail({ t, locale, onChanged }: Props) {
  const client = useTRPCClient();
  const change = useProvedChange(onChanged);

  const confirm = useEffectEvent(() => {
    const token = /^#email=([\w-]{43})$/.exec(location.hash)?.[1];
    if (!token) return;
    history.replaceState(null, "", location.pathname);
    void change.makeInRow({ call: () => client.account.email.confirm.mutate({ token }), said: t("email.changed") });
  });
  useEffect(() => {
    const onLink = () => confirm();
    onLink();
    addEventListener("hashchange", onLink);
    return () => removeEventListener("hashchange", onLink);
  }, []);

  return (
    <ProvedSection t={t} id="account-email" title={t("email.title")} intro={t("email.intro")} change={change}>
      <AccountForm
        t={t}
        submit={t("email.submit")}
        onSubmitted={(entry) => {
          const wanted = entry("newEmail").trim();
          if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(wanted)) return Promise.resolve("emailWrong" as const);
          const call = () => client.account.email.change.mutate({ email: wanted, locale });
          return change.make({ call, said: t("email.sent", { email: wanted }) });
        }}
      >
        <TextField name="newEmail" type="email" label={t("email.next")} autoComplete="email" maxLength={254} />
      </AccountForm>
    </ProvedSection>
  );
}
