"use client";

import { useState } from "react";
import { useTRPCClient } from "~/trpc/react.tsx";
import { problemWith, type Problem } from "../account-client.ts";
import type { AccountOverview } from "../schema.ts";
import type { SayAccount } from "./account-texts.ts";
import { OnceButton } from "./once-button.tsx";

interface Props {
  t: SayAccount;
  locale: string;
  sessions: AccountOverview["sessions"];
  onChanged: () => Promise<void>;
  /** This browser is signed out. */
  onLeft: () => void;
}

/** Every browser that is signed in, and the way to sign one or all of them out. */
export function SessionList({ t, locale, sessions, onChanged, onLeft }: Props) {
  const client = useTRPCClient();
  const [problem, setProblem] = useState<Problem | null>(null);
  const when = new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: "medium", timeStyle: "short" });

  async function end(call: Promise<unknown>, next: () => unknown): Promise<void> {
    const found = await problemWith(call);
    setProblem(found);
    if (!found) await next();
  }

  return (
    <section aria-labelledby="account-sessions">
      <h2 id="account-sessions">{t("sessions.title")}</h2>
      {problem && (
        <p role="alert" className="account-form__alert">
          {t(problem)}
        </p>
      )}
      <ul className="account__list">
        {sessions.map(({ id, device, ip, lastSeenAt, isThisOne }) => {
          const name = device ?? t("sessions.unknown");
          return (
            <li key={id}>
              <div>
                <strong>{name}</strong> {isThisOne && <em>({t("sessions.here")})</em>}
                <br />
                <small>
                  {t("sessions.lastSeen", { when: when.format(new Date(lastSeenAt)) })}
                  {ip && `, ${ip}`}
                </small>
              </div>
              <OnceButton
                label={t("sessions.endOf", { device: name })}
                onPressed={() =>
                  end(client.account.endSession.mutate({ sessionId: id }), isThisOne ? onLeft : onChanged)
                }
              >
                {t("sessions.end")}
              </OnceButton>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className="button account-form__submit"
        data-variant="secondary"
        onClick={() => void end(client.account.signOutEverywhere.mutate(), onLeft)}
      >
        {t("sessions.everywhere")}
      </button>
    </section>
  );
}
