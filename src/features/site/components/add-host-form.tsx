"use client";

import type { Problem } from "~/features/account/account-client.ts";
import { AccountForm } from "~/features/account/components/account-form.tsx";
import { OnDemand } from "~/features/account/components/on-demand.tsx";
import type { SayAccount } from "~/features/account/components/account-texts.ts";
import { TextField } from "~/features/account/components/text-field.tsx";
import { hostNameIn } from "../host-schema.ts";

interface Props {
  t: SayAccount;
  onAdded: (host: string) => Promise<Problem | null>;
}

/** Adds an address, also from a whole one that was pasted; it opens on demand and closes once it is done. */
export function AddHostForm({ t, onAdded }: Props) {
  return (
    <OnDemand label={t("hosts.add")}>
      {(close) => (
        <AccountForm
          t={t}
          submit={t("hosts.send")}
          onSubmitted={async (entry) => {
            const host = hostNameIn(entry("hostName"));
            if (!host) return "hostWrong";
            const problem = await onAdded(host);
            if (!problem) close();
            return problem;
          }}
        >
          <p>{t("hosts.hint")}</p>
          <TextField name="hostName" label={t("hosts.name")} inputMode="url" autoComplete="off" autoCorrect="off" />
        </AccountForm>
      )}
    </OnDemand>
  );
}
