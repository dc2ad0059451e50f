"use client";

import { useState } from "react";
import type { Problem } from "~/features/account/account-client.ts";
import { AccountForm } from "~/features/account/components/account-form.tsx";
import type { SayAccount } from "~/features/account/components/account-texts.ts";
import { TextField } from "~/features/account/components/text-field.tsx";
import { hostNameIn } from "../host-schema.ts";

interface Props {
  t: SayAccount;
  onAdded: (host: string) => Promise<Problem | null>;
}

/** Adds an address, also from a whole one that was pasted; it opens on demand and closes once it is done. */
export function AddHostForm({ t, onAdded }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen)
    return (
      <button
        type="button"
        className="button account-form__submit"
        data-variant="secondary"
        onClick={() => setIsOpen(true)}
      >
        {t("hosts.add")}
      </button>
    );
  return (
    <AccountForm
      t={t}
      submit={t("hosts.send")}
      onSubmitted={async (entry) => {
        const host = hostNameIn(entry("hostName"));
        if (!host) return "hostWrong";
        const problem = await onAdded(host);
        if (!problem) setIsOpen(false);
        return problem;
      }}
    >
      <p>{t("hosts.hint")}</p>
      <TextField name="hostName" label={t("hosts.name")} inputMode="url" autoComplete="off" autoCorrect="off" />
    </AccountForm>
  );
}
