"use client";

import { useState } from "react";
import { useTRPCClient } from "~/trpc/react.tsx";
import { problemWith } from "../account-client.ts";
import { AccountForm } from "./account-form.tsx";
import { nameLimit, type SayAccount } from "./account-texts.ts";
import { TextField } from "./text-field.tsx";

interface Props {
  t: SayAccount;
  name: string;
  onChanged: () => Promise<void>;
}

/** One's own name, as others read it beside what one does. */
export function OwnName({ t, name, onChanged }: Props) {
  const client = useTRPCClient();
  const [isSaved, setIsSaved] = useState(false);
  return (
    <section aria-labelledby="account-name">
      <h2 id="account-name">{t("name.title")}</h2>
      <AccountForm
        t={t}
        submit={t("name.submit")}
        onSubmitted={async (entry) => {
          setIsSaved(false);
          const problem = await problemWith(client.account.rename.mutate({ name: entry("ownName") }));
          setIsSaved(!problem);
          if (!problem) await onChanged();
          return problem;
        }}
      >
        <TextField
          name="ownName"
          label={t("members.name")}
          defaultValue={name}
          autoComplete="name"
          autoCapitalize="words"
          pattern=".*\S.*"
          limit={nameLimit(t)}
        />
      </AccountForm>
      <p role="status" className="account__said">
        {isSaved && t("name.saved")}
      </p>
    </section>
  );
}
