"use client";

import { useState, type ReactNode } from "react";
import type { ListedPerson } from "../schema.ts";
import type { SayAccount } from "./account-texts.ts";
import { takeFocus } from "./take-focus.ts";
import { useOnce } from "~/lib/browser/use-once.ts";

/** Something that takes something from a person, and so asks once more. */
export interface Way {
  label: string;
  /** The same with the person's name, for who does not see the row. */
  labelOf: string;
  sure: string;
  onSure: () => Promise<void>;
}

interface Props {
  t: SayAccount;
  person: ListedPerson;
  ways: Way[];
  /** What is done at once, before the ways. */
  children?: ReactNode;
}

/** One person: name, address, whether they came yet and how they sign in, and what may be done. */
export function PersonRow({ t, person, ways, children }: Props) {
  const [asked, setAsked] = useState<Way | null>(null);
  const [kept, setKept] = useState("");
  const { isBusy, once } = useOnce();
  const { name, email, isInvited, hasSecondStep, isYou } = person;
  const facts = [email, isInvited && t("members.notYet"), hasSecondStep && t("members.withSecondStep")];
  return (
    <li className="account-member">
      <div>
        <strong>{name}</strong> {isYou && <em>({t("members.you")})</em>}
        <br />
        <small>{facts.filter(Boolean).join(" · ")}</small>
      </div>
      {asked ? (
        <div className="account-member__ways">
          <span tabIndex={-1} ref={takeFocus}>
            {asked.sure}
          </span>
          <button
            type="button"
            className="account__quiet"
            onClick={() => {
              setAsked(null);
              setKept("");
              void once(asked.onSure);
            }}
          >
            {asked.label}
          </button>
          <button
            type="button"
            className="account__quiet"
            onClick={() => {
              setAsked(null);
              setKept(asked.label);
            }}
          >
            {t("members.keep")}
          </button>
        </div>
      ) : (
        <div className="account-member__ways">
          {children}
          {ways.map((way) => (
            <button
              key={way.label}
              ref={way.label === kept ? takeFocus : undefined}
              type="button"
              className="account__quiet"
              aria-label={way.labelOf}
              aria-disabled={isBusy}
              onClick={() => !isBusy && setAsked(way)}
            >
              {way.label}
            </button>
          ))}
        </div>
      )}
    </li>
  );
}
