"use client";

import { useState } from "react";
import type { MemberList } from "../schema.ts";
import type { SayAccount } from "./account-texts.ts";

interface Props {
  t: SayAccount;
  member: MemberList["members"][number];
  onRole: (change: { userId: string; role: string }) => Promise<void>;
  onInvitedAgain: () => void;
  onRemoved: (member: { userId: string }) => Promise<void>;
}

/** One member: name, address and role, and the way off the site, which asks once more. */
export function MemberRow({ t, member, onRole, onInvitedAgain, onRemoved }: Props) {
  const [isLeaving, setIsLeaving] = useState(false);
  const { userId, name, email, role, isInvited, isYou } = member;
  return (
    <li className="account-member">
      <div>
        <strong>{name}</strong> {isYou && <em>({t("members.you")})</em>}
        <br />
        <small>
          {email}
          {isInvited && ` · ${t("members.notYet")}`}
        </small>
      </div>
      {isLeaving ? (
        <div className="account-member__ways">
          <span>{t("members.sure", { name })}</span>
          <button type="button" className="account-quiet" onClick={() => void onRemoved({ userId })}>
            {t("members.remove")}
          </button>
          <button type="button" className="account-quiet" onClick={() => setIsLeaving(false)}>
            {t("members.keep")}
          </button>
        </div>
      ) : (
        <div className="account-member__ways">
          <select
            aria-label={t("members.roleOf", { name })}
            value={role}
            onChange={(event) => void onRole({ userId, role: event.target.value })}
          >
            <option value="optician">{t("members.optician")}</option>
            <option value="admin">{t("members.admin")}</option>
          </select>
          {isInvited && (
            <button type="button" className="account-quiet" onClick={onInvitedAgain}>
              {t("members.again")}
            </button>
          )}
          <button
            type="button"
            className="account-quiet"
            aria-label={t("members.removeOf", { name })}
            onClick={() => setIsLeaving(true)}
          >
            {t("members.remove")}
          </button>
        </div>
      )}
    </li>
  );
}
