"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { EditorLocale } from "~/lib/locales.ts";
import { orGone } from "~/trpc/or-gone.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import type { SayAccount } from "./account-texts.ts";
import { InviteForm } from "./invite-form.tsx";
import { OnceButton } from "./once-button.tsx";
import { PersonRow } from "./person-row.tsx";
import { ProvedSection } from "./proved-section.tsx";
import { RoleSelect } from "./role-select.tsx";
import { useLiftWay } from "./use-lift-way.ts";
import { useProvedChange } from "./use-proved-change.ts";

interface Props {
  t: SayAccount;
  locale: EditorLocale;
}

/** Who edits this site, for its admins: invite, give another role, take off. Asks for the password when it is needed anew. */
export function MemberList({ t, locale }: Props) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  const list = useQuery(trpc.member.list.queryOptions());
  const change = useProvedChange(() => queryClient.invalidateQueries(trpc.member.list.queryFilter()));

  const { make, makeInRow } = change;
  const liftWay = useLiftWay(t, makeInRow);
  const admins = new Set(list.data?.admins.map(({ userId }) => userId));

  return (
    <ProvedSection
      t={t}
      id="account-members"
      title={t("members.title")}
      change={change}
      problem={list.isError ? "failed" : null}
      isPending={list.isPending}
    >
      {list.data && (
        <ul className="account__list">
          {list.data.members.map((member) => {
            const { userId, name, email, role, isInvited } = member;
            const removal = {
              label: t("members.remove"),
              labelOf: t("members.removeOf", { name }),
              sure: t("members.sure", { name }),
              onSure: () =>
                makeInRow({
                  call: () => orGone(client.member.remove.mutate({ userId })),
                  said: t(admins.has(userId) ? "members.removedAdmin" : "members.removed", { name }),
                }),
            };
            return (
              <PersonRow key={userId} t={t} person={member} ways={[...liftWay(member), removal]}>
                <RoleSelect
                  {...{ t, name, role }}
                  onChosen={(next) =>
                    makeInRow({
                      call: () => client.member.role.mutate({ userId, role: next }),
                      said: t("members.changed", { name }),
                    })
                  }
                />
                {isInvited && (
                  <OnceButton
                    onPressed={() =>
                      makeInRow({
                        call: () => client.member.invite.mutate({ email, name, role, locale }),
                        said: t("members.invited", { email }),
                      })
                    }
                  >
                    {t("members.again")}
                  </OnceButton>
                )}
              </PersonRow>
            );
          })}
        </ul>
      )}
      <InviteForm
        t={t}
        onInvited={(person) =>
          make({
            call: () => client.member.invite.mutate({ ...person, locale }),
            said: t("members.invited", { email: person.email }),
          })
        }
      />
    </ProvedSection>
  );
}
