"use client";

import { useCallback, useEffect, useState } from "react";
import { callAccount } from "../account-client.ts";
import { memberListSchema, type MemberList as Members } from "../schema.ts";
import type { SayAccount } from "./account-texts.ts";
import { InviteForm } from "./invite-form.tsx";
import { MemberRow } from "./member-row.tsx";
import { ProveAgain } from "./prove-again.tsx";
import { useProvedChange } from "./use-proved-change.ts";

interface Props {
  t: SayAccount;
  locale: string;
}

/** Who edits this site, for its admins: invite, give another role, take off. Asks for the password when it is needed anew. */
export function MemberList({ t, locale }: Props) {
  const [members, setMembers] = useState<Members["members"] | "failed" | null>(null);

  const load = useCallback(async () => {
    const answer = await callAccount("member/list", memberListSchema);
    setMembers(answer.isDone ? answer.value.members : "failed");
  }, []);
  useEffect(() => void load(), [load]);

  const { waiting, problem, said, make, makeInRow, forget } = useProvedChange(load);
  const inRow = (path: string, words: string) => (body: object) => makeInRow({ path, body, said: words });

  return (
    <section aria-labelledby="account-members">
      <h2 id="account-members">{t("members.title")}</h2>
      {members === null && <p role="status">{t("loading")}</p>}
      {(members === "failed" || problem) && (
        <p role="alert" className="sign-in-alert">
          {t(problem ?? "failed")}
        </p>
      )}
      <p role="status" className="account-said">
        {said}
      </p>
      {waiting && <ProveAgain t={t} onProved={() => make(waiting)} onLeft={forget} />}
      {Array.isArray(members) && (
        <ul className="account-sessions">
          {members.map((member) => (
            <MemberRow
              key={member.userId}
              t={t}
              member={member}
              onRole={inRow("member/role", t("members.changed", { name: member.name }))}
              onInvitedAgain={() =>
                void inRow(
                  "member/invite",
                  t("members.invited", { email: member.email }),
                )({
                  email: member.email,
                  name: member.name,
                  role: member.role,
                  locale,
                })
              }
              onRemoved={inRow("member/remove", t("members.removed", { name: member.name }))}
            />
          ))}
        </ul>
      )}
      <InviteForm
        t={t}
        onInvited={(person) =>
          make({
            path: "member/invite",
            body: { ...person, locale },
            said: t("members.invited", { email: person.email }),
          })
        }
      />
    </section>
  );
}
