"use client";

import { useState } from "react";
import type { MemberList, MemberRole } from "../schema.ts";
import type { SayAccount } from "./account-texts.ts";

interface Props {
  t: SayAccount;
  member: MemberList["members"][number];
  onRole: (role: MemberRole) => Promise<void>;
  onInvitedAgain: () => Promise<void>;
  onRemoved: () => Promise<void>;
}

/** One member: name, address and role, and the way off the site, which asks once more. */
export function MemberRow({ t, member, onRole, onInvitedAgain, onRemoved }: Props) {
  const [isLeaving, setIsLeaving] = useState(false);
  const { name, email, role, isInvited, isYou } = member;
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
          <button type="button" className="account__quiet" onClick={() => void onRemoved()}>
            {t("members.remove")}
          </button>
          <button type="button" className="account__quiet" onClick={() => setIsLeaving(false)}>
            {t("members.keep")}
          </button>
        </div>
      ) : (
        <div className="account-member__ways">
          <select
            aria-label={t("members.roleOf", { name })}
            value={role}
            onChange={(event) => void onRole(event.target.value as MemberRole)}
          >
            <option value="optician">{t("members.optician")}</option>
            <option value="admin">{t("members.admin")}</option>
          </select>
          {isInvited && (
            <button type="button" className="account__quiet" onClick={() => void onInvitedAgain()}>
              {t("members.again")}
            </button>
          )}
          <button
            type="button"
            className="account__quiet"
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
