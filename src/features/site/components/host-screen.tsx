"use client";

import { useCallback, useEffect, useState } from "react";
import { callAccount } from "~/features/account/account-client.ts";
import type { AccountTexts } from "~/features/account/components/account-texts.ts";
import { ProveAgain } from "~/features/account/components/prove-again.tsx";
import { useProvedChange } from "~/features/account/components/use-proved-change.ts";
import { translatorOf } from "~/i18n/translate.ts";
import { hostListSchema, type HostList } from "../host-schema.ts";
import { AddHostForm } from "./add-host-form.tsx";
import { HostRow } from "./host-row.tsx";

/** The addresses that show this site, for its admins: add, make the main one, remove. Asks for the password when it is needed anew. */
export function HostScreen({ texts }: { texts: AccountTexts }) {
  const t = translatorOf<"account">(texts);
  const [hosts, setHosts] = useState<HostList["hosts"] | "failed" | null>(null);
  const load = useCallback(async () => {
    const answer = await callAccount("host/list", hostListSchema);
    setHosts(answer.isDone ? answer.value.hosts : "failed");
  }, []);
  useEffect(() => void load(), [load]);
  const { waiting, problem, said, make, makeInRow, forget } = useProvedChange(load);

  return (
    <section aria-labelledby="account-hosts">
      <h2 id="account-hosts">{t("hosts.title")}</h2>
      <p>{t("hosts.intro")}</p>
      {hosts === null && <p role="status">{t("loading")}</p>}
      {(hosts === "failed" || problem) && (
        <p role="alert" className="sign-in-alert">
          {t(problem ?? "failed")}
        </p>
      )}
      <p role="status" className="account-said">
        {said}
      </p>
      {waiting && <ProveAgain t={t} onProved={() => make(waiting)} onLeft={forget} />}
      {Array.isArray(hosts) && (
        <ul className="account-sessions">
          {hosts.map(({ host, isPrimary }) => (
            <HostRow
              key={host}
              t={t}
              host={host}
              isPrimary={isPrimary}
              onMadePrimary={() =>
                void makeInRow({ path: "host/primary", body: { host }, said: t("hosts.madePrimary", { host }) })
              }
              onRemoved={() =>
                void makeInRow({ path: "host/remove", body: { host }, said: t("hosts.removed", { host }) })
              }
            />
          ))}
        </ul>
      )}
      <AddHostForm
        t={t}
        onAdded={(host) => make({ path: "host/add", body: { host }, said: t("hosts.added", { host }) })}
      />
    </section>
  );
}
