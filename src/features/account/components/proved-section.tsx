"use client";

import type { ReactNode } from "react";
import type { Problem } from "../account-client.ts";
import type { SayAccount } from "./account-texts.ts";
import { ProveAgain } from "./prove-again.tsx";
import type { ProvedChanges } from "./use-proved-change.ts";

interface Props {
  t: SayAccount;
  /** Of its heading. */
  id: string;
  title: string;
  intro?: string;
  change: ProvedChanges;
  /** What went wrong beside the changes: a list that could not be read. */
  problem?: Problem | null;
  /** Whether its list is still on its way; what stands below would move when it comes, under a finger that presses it. */
  isPending?: boolean;
  children: ReactNode;
}

/** A part of the account whose changes may need the password anew: what went wrong, what is done, and where it is asked for. */
export function ProvedSection({ t, id, title, intro, change, problem = null, isPending = false, children }: Props) {
  const told = change.problem ?? problem;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {intro && <p>{intro}</p>}
      {told && (
        <p role="alert" className="account-form__alert">
          {t(told)}
        </p>
      )}
      <p role="status" className="account__said">
        {change.said}
      </p>
      {change.isWaiting && <ProveAgain t={t} onProved={change.goOn} onLeft={change.forget} />}
      {isPending ? <p role="status">{t("loading")}</p> : children}
    </section>
  );
}
