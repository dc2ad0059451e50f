"use client";

import type { Problem } from "../account-client.ts";
import { AccountForm } from "./account-form.tsx";
import type { MemberRole } from "../schema.ts";
import { OnDemand } from "./on-demand.tsx";
import { nameLimit, type SayAccount } from "./account-texts.ts";
import { TextField } from "./text-field.tsx";

interface Props {
  t: SayAccount;
  onInvited: (person: { name: string; email: string; role: MemberRole }) => Promise<Problem | null>;
}

/** Invites somebody by mail; it opens on demand, and is empty again after each invitation. */
export function InviteForm({ t, onInvited }: Props) {
  return (
    <OnDemand label={t("members.invite")}>
      {(close) => (
        <AccountForm
          t={t}
          submit={t("members.send")}
          onSubmitted={async (entry) => {
            const person = {
              name: entry("memberName").trim(),
              email: entry("memberEmail").trim(),
              role: entry("memberRole") as MemberRole,
            };
            if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(person.email)) return "emailWrong";
            const problem = await onInvited(person);
            if (!problem) close();
            return problem;
          }}
        >
          <p>{t("members.intro")}</p>
          <TextField
            name="memberName"
            label={t("members.name")}
            autoComplete="off"
            autoCapitalize="words"
            limit={nameLimit(t)}
          />
          <TextField name="memberEmail" type="email" label={t("forgotten.email")} autoComplete="off" maxLength={254} />
          <div className="account-form__field">
            <label htmlFor="memberRole">{t("members.role")}</label>
            <div className="account-form__input">
              <select id="memberRole" name="memberRole">
                <option value="optician">{t("members.optician")}</option>
                <option value="admin">{t("members.admin")}</option>
              </select>
            </div>
          </div>
        </AccountForm>
      )}
    </OnDemand>
  );
}
