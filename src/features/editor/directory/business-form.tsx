import { Plus } from "lucide-react";
import { useRef } from "react";
import type { Business } from "~/features/directory/schema.ts";
import { PicturesField } from "../controls/records/pictures-field.tsx";
import { ProblemField } from "../controls/records/problem-field.tsx";
import { ProblemNote } from "../controls/records/problem-note.tsx";
import type { Drawer } from "../controls/records/record-drawer.tsx";
import { RecordForm } from "../controls/records/record-form.tsx";
import { RemoveRecord } from "../controls/records/remove-record.tsx";
import { StatusChoice } from "../controls/records/status-choice.tsx";
import { SwitchRow } from "../controls/switch-row.tsx";
import { useRecordForm } from "../controls/records/use-record-form.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { BranchFields } from "./branch-fields.tsx";
import { checkBusiness } from "./form-problems.ts";
import { MembersLost } from "./members-lost.tsx";
import { newBranch, type Branch } from "./new-business.ts";
import { OwnBusiness } from "./own-business.tsx";
import { TimeZones } from "./time-zones.tsx";
import { useOwnBusiness, useRemoveBusiness, useSaveBusiness, type StoredBusiness } from "./use-directory.ts";

interface Props {
  start: Business;
  /** As it is stored; null for a new one. */
  before: StoredBusiness | null;
  drawer: Drawer;
  /** It is saved, or gone. */
  onDone: () => void;
}

/** What a site may say of its business where the programs of opticians can be its own; a bakery has none of them. */
const optics: ReadonlySet<string> = new Set(["automatic", "optician", "store", "health"]);

/** All of a business to be written. */
export function BusinessForm({ start, before, drawer, onDone }: Props) {
  const { t, user, timeZone, businessKind } = useEditorActions();
  const save = useSaveBusiness();
  const remove = useRemoveBusiness();
  const own = useOwnBusiness(start.id, before?.isOwn ?? false);
  const work = useRecordForm({ start, before, check: checkBusiness, save, onSaved: onDone });
  const { value: business, change, problems, stored } = work;
  const { branches } = business;
  const add = useRef<HTMLButtonElement>(null);
  const changeBranch = (at: number, branch: Branch | null) => {
    if (!branch) add.current?.focus(); // the button that was pressed goes
    work.setValue((current) => ({
      ...current,
      branches: current.branches.flatMap((each, index) => (index === at ? (branch ?? []) : [each])),
    }));
  };
  const isOptics = optics.has(businessKind) || Object.values(start.programs).includes(true);
  const programs = (part: Partial<Business["programs"]>) => change({ programs: { ...business.programs, ...part } });

  const names = {
    name: t("directory.name"),
    status: t("records.status"),
    logoMediaId: t("directory.logo"),
    programs: t("directory.programs"),
    branches: t("directory.places"),
  };

  return (
    <RecordForm
      title={stored ? business.name || stored.value.name : t("directory.addTitle")}
      {...{ drawer, work, names }}
    >
      <ProblemField label={t("directory.name")} path="name" problems={problems}>
        {(ids) => (
          <input
            {...ids}
            className="vt-input"
            maxLength={120}
            value={business.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </ProblemField>
      <StatusChoice status={business.status} onChosen={(status) => change({ status })} />
      {before && <OwnBusiness own={own} />}
      <PicturesField
        label={t("directory.logo")}
        most={1}
        stored={stored?.pictures ?? []}
        ids={business.logoMediaId === null ? [] : [business.logoMediaId]}
        onChanged={([logoMediaId = null]) => change({ logoMediaId })}
      />
      {isOptics && (
        <fieldset className="vt-fieldset">
          <legend>{t("directory.programs")}</legend>
          <SwitchRow
            label={t("directory.gesundheitsoptik")}
            disabled={!user.isSiteAdmin}
            checked={business.programs.gesundheitsoptik}
            onChanged={(gesundheitsoptik) => programs({ gesundheitsoptik })}
          />
          {own.isOwn && stored?.value.programs.gesundheitsoptik && !business.programs.gesundheitsoptik && (
            <MembersLost />
          )}
          {!user.isSiteAdmin && <p className="vt-hint">{t("directory.adminsOnly")}</p>}
          <SwitchRow
            label={t("directory.frequentlens")}
            checked={business.programs.frequentlens}
            onChanged={(frequentlens) => programs({ frequentlens })}
          />
        </fieldset>
      )}
      <TimeZones />
      {branches.map((branch, at) => (
        <BranchFields
          key={branch.id}
          branch={branch}
          path={`branches.${at}`}
          isOpen={
            branches.length === 1 ||
            !stored?.value.branches.some(({ id }) => id === branch.id) ||
            Object.keys(problems).some((path) => path.startsWith(`branches.${at}.`))
          }
          problems={problems}
          onChanged={(next) => changeBranch(at, next)}
        />
      ))}
      <ProblemNote problem={problems.branches} />
      <button
        ref={add}
        type="button"
        className="vt-button vt-button--outline"
        onClick={() => change({ branches: [...branches, newBranch(timeZone)] })}
      >
        <Plus size={16} aria-hidden />
        {t("directory.addBranch")}
      </button>
      {before && stored && (
        <RemoveRecord
          name={stored.value.name}
          note={t("directory.removeNote")}
          onConfirmed={() =>
            void remove({ ...stored, isOwn: own.isOwn }).then((isGone) => {
              if (isGone) onDone();
            })
          }
        />
      )}
    </RecordForm>
  );
}
