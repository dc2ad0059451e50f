"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { orGone } from "~/trpc/or-gone.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import type { SayAccount } from "./account-texts.ts";
import { PersonRow } from "./person-row.tsx";
import { ProvedSection } from "./proved-section.tsx";
import { useLiftWay } from "./use-lift-way.ts";
import { useProvedChange } from "./use-proved-change.ts";

/** Who administers the whole installation: each may take that from the others, and lift their second step. */
export function AdminList({ t }: { t: SayAccount }) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  const list = useQuery(trpc.member.list.queryOptions());
  const change = useProvedChange(() => queryClient.invalidateQueries(trpc.member.list.queryFilter()));
  const { makeInRow } = change;
  const liftWay = useLiftWay(t, makeInRow);

  if (!list.data) return null; // the members above tell that it is under way, or failed
  return (
    <ProvedSection t={t} id="account-admins" title={t("admins.title")} intro={t("admins.intro")} change={change}>
      <ul className="account__list">
        {list.data.admins.map((person) => {
          const { userId, name, isYou } = person;
          const removal = {
            label: t("admins.remove"),
            labelOf: t("admins.removeOf", { name }),
            sure: t("admins.sure", { name }),
            onSure: () =>
              makeInRow({
                call: () => orGone(client.member.removeAdmin.mutate({ userId })),
                said: t("admins.removed", { name }),
              }),
          };
          return <PersonRow key={userId} t={t} person={person} ways={isYou ? [] : [...liftWay(person), removal]} />;
        })}
      </ul>
    </ProvedSection>
  );
}
