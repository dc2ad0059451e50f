import { useState } from "react";
import type { MemberRole } from "../schema.ts";
import type { SayAccount } from "./account-texts.ts";

interface Props {
  t: SayAccount;
  name: string;
  role: MemberRole;
  /** Resolves once it is known what became of it. */
  onChosen: (role: MemberRole) => Promise<unknown>;
}

/** What a member may do; a role that was chosen shows at once, and until it is known whether they have it. */
export function RoleSelect({ t, name, role, onChosen }: Props) {
  const [chosen, setChosen] = useState<{ role: MemberRole } | null>(null);
  const choose = async (next: MemberRole) => {
    const choice = { role: next };
    setChosen(choice);
    await onChosen(next);
    setChosen((now) => (now === choice ? null : now));
  };
  return (
    <select
      aria-label={t("members.roleOf", { name })}
      value={chosen?.role ?? role}
      onChange={({ target }) => void choose(target.value as MemberRole)}
    >
      <option value="optician">{t("members.optician")}</option>
      <option value="admin">{t("members.admin")}</option>
    </select>
  );
}
