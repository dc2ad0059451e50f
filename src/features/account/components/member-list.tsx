"use client";

import { useCallback, useEffect, useState } from "react";
import { callAccount, change, type Problem } from "../account-client.ts";
import { memberListSchema, type MemberList as Members } from "../schema.ts";
import type { SayAccount } from "./account-texts.ts";
import { InviteForm } from "./invite-form.tsx";
import { MemberRow } from "./member-row.tsx";
import { ProveAgain } from "./prove-again.tsx";

interface Props {
  t: SayAccount;
  locale: string;
}

interface Change {
  path: string;
  body: object;
  /** What to say once it is done. */
  said: string;
}

/** Who edits this site, for its admins: invite, give another role, take off. Asks for the password when it is needed anew. */
export function MemberList({ t, locale }: Props) {
  const [members, setMembers] = useState<Members["members"] | "failed" | null>(null);
  const [waiting, setWaiting] = useState<Change | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [said, setSaid] = useState("");

  const load = useCallback(async () => {
    const answer = await callAccount("member/list", memberListSchema);
    setMembers(answer.isDone ? answer.value.members : "failed");
  }, []);
  useEffect(() => void load(), [load]);

  /** Makes a change; answers what went wrong, or null when it is done or waits for the password. */
  async function make(wanted: Change): Promise<Problem | null> {
    const answer = await change(wanted.path, wanted.body);
    setProblem(null);
    setSaid(answer.isDone ? wanted.said : "");
    const needsProof = !answer.isDone && answer.problem === "proveAgain";
    setWaiting(needsProof ? wanted : null);
    if (answer.isDone) await load();
    return answer.isDone || needsProof ? null : answer.problem;
  }
  const makeInRow = (path: string, words: string) => async (body: object) =>
    setProblem(await make({ path, body, said: words }));

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
      {waiting && <ProveAgain t={t} onProved={() => make(waiting)} onLeft={() => setWaiting(null)} />}
      {Array.isArray(members) && (
        <ul className="account-sessions">
          {members.map((member) => (
            <MemberRow
              key={member.userId}
              t={t}
              member={member}
              onRole={makeInRow("member/role", t("members.changed", { name: member.name }))}
              onInvitedAgain={() =>
                void makeInRow(
                  "member/invite",
                  t("members.invited", { email: member.email }),
                )({
                  email: member.email,
                  name: member.name,
                  role: member.role,
                  locale,
                })
              }
              onRemoved={makeInRow("member/remove", t("members.removed", { name: member.name }))}
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
