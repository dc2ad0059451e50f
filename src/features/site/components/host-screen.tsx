"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { AccountTexts } from "~/features/account/components/account-texts.ts";
import { ProvedSection } from "~/features/account/components/proved-section.tsx";
import { useProvedChange } from "~/features/account/components/use-proved-change.ts";
import { translatorOf } from "~/i18n/translate.ts";
import { orGone } from "~/trpc/or-gone.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { AddHostForm } from "./add-host-form.tsx";
import { HostRow } from "./host-row.tsx";

/** The addresses that show this site, for its admins: add, make the main one, remove. Asks for the password when it is needed anew. */
export function HostScreen({ texts }: { texts: AccountTexts }) {
  const t = translatorOf<"account">(texts);
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  const list = useQuery(trpc.host.list.queryOptions());
  const change = useProvedChange(() => queryClient.invalidateQueries(trpc.host.list.queryFilter()));

  const { make, makeInRow } = change;

  return (
    <ProvedSection
      t={t}
      id="account-hosts"
      title={t("hosts.title")}
      intro={t("hosts.intro")}
      change={change}
      problem={list.isError ? "failed" : null}
      isPending={list.isPending}
    >
      {list.data && (
        <ul className="account__list">
          {list.data.hosts.map(({ host, isPrimary }) => (
            <HostRow
              key={host}
              t={t}
              host={host}
              isPrimary={isPrimary}
              onMadePrimary={() =>
                makeInRow({
                  call: () => client.host.primary.mutate({ host }),
                  said: t("hosts.madePrimary", { host }),
                })
              }
              onRemoved={() =>
                makeInRow({
                  call: () => orGone(client.host.remove.mutate({ host })),
                  said: t("hosts.removed", { host }),
                })
              }
            />
          ))}
        </ul>
      )}
      <AddHostForm
        t={t}
        onAdded={(host) => make({ call: () => client.host.add.mutate({ host }), said: t("hosts.added", { host }) })}
      />
    </ProvedSection>
  );
}
