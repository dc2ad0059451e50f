"use client";

import { useEffect, useRef } from "react";
import { useTRPCClient } from "~/trpc/react.tsx";
import { problemWith, type Problem } from "../account-client.ts";
import { AccountForm } from "./account-form.tsx";
import { revealTexts, type SayAccount } from "./account-texts.ts";
import { SecretField } from "./secret-field.tsx";

interface Props {
  t: SayAccount;
  /** Goes on with what needed the password. */
  onProved: () => Promise<Problem | null>;
  onLeft: () => void;
}

/** Takes the password again before who gets in is changed: a browser left open must not be enough. */
export function ProveAgain({ t, onProved, onLeft }: Props) {
  const client = useTRPCClient();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={box} className="account__proof" role="group" aria-label={t("proveAgain")}>
      <p>{t("proveAgain")}</p>
      <AccountForm
        t={t}
        submit={t("members.goOn")}
        onSubmitted={async (entry) => {
          const problem = await problemWith(client.account.proveAgain.mutate({ password: entry("proof") }));
          return problem ?? onProved();
        }}
      >
        <SecretField reveal={revealTexts(t)} name="proof" label={t("secondStep.password")} />
      </AccountForm>
      <button type="button" className="account__quiet" onClick={onLeft}>
        {t("members.cancel")}
      </button>
    </div>
  );
}
