import { Search } from "lucide-react";
import { useId, useState } from "react";
import { branchLabel } from "~/features/directory/domain/branch-label.ts";
import type { Job } from "~/features/listings/schema.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { usePaused } from "../state/use-paused.ts";
import { useBranches } from "./use-listings.ts";

type Contact = Pick<Job, "branchId" | "staffMemberId">;

interface Props {
  contact: Contact;
  onChanged: (contact: Contact) => void;
}

/** At which branch an entry is, and which of its people one asks; where there are many branches, they are searched. */
export function ContactFields({ contact: { branchId, staffMemberId }, onChanged }: Props) {
  const { t } = useEditorActions();
  const ids = { branch: useId(), person: useId() };
  const [written, setWritten] = useState("");
  const search = usePaused(written.trim());
  const { data } = useBranches(search, branchId ?? undefined);
  const branches = data?.branches ?? [];
  const staff = branches.find(({ id }) => id === branchId)?.staff ?? [];
  const hasMore = (data?.total ?? 0) > branches.length || written !== "";
  return (
    <>
      <div className="vt-field">
        <label htmlFor={ids.branch}>{t("listings.branch")}</label>
        {hasMore && (
          <span className="vt-search">
            <Search aria-hidden />
            <input
              type="search"
              className="vt-input"
              maxLength={100}
              aria-label={t("listings.searchBranch")}
              placeholder={t("listings.searchBranch")}
              value={written}
              onChange={({ target }) => setWritten(target.value)}
              onKeyDown={(event) => event.key === "Enter" && event.preventDefault()} // it searches, and saves nothing
            />
          </span>
        )}
        <select
          id={ids.branch}
          className="vt-input"
          value={branchId ?? ""}
          onChange={({ target }) => onChanged({ branchId: target.value || null, staffMemberId: null })}
        >
          <option value="">{t("listings.noBranch")}</option>
          {branches.map((branch) => (
            <option key={branch.id} value={branch.id}>
              {branchLabel(branch)}
            </option>
          ))}
        </select>
      </div>
      {staff.length > 0 && (
        <div className="vt-field">
          <label htmlFor={ids.person}>{t("listings.person")}</label>
          <select
            id={ids.person}
            className="vt-input"
            value={staffMemberId ?? ""}
            onChange={({ target }) => onChanged({ branchId, staffMemberId: target.value || null })}
          >
            <option value="">{t("listings.nobody")}</option>
            {staff.map(({ id, firstName, lastName }) => (
              <option key={id} value={id}>
                {`${firstName} ${lastName}`}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  );
}
