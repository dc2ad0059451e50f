import { useState } from "react";
import { cantons } from "~/features/directory/domain/holidays.ts";
import { PlaceInput } from "../inputs/place-input.tsx";
import type { MessageKey } from "../messages.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { ProblemField } from "../controls/records/problem-field.tsx";
import { SwitchRow } from "../controls/switch-row.tsx";
import type { Problems } from "../controls/records/problems.ts";
import type { Branch } from "./new-business.ts";
import { PlaceIdField } from "./place-id-field.tsx";
import { SpecialDays } from "./special-days.tsx";
import { timeZonesId } from "./time-zones.tsx";
import { StaffFields } from "./staff-fields.tsx";
import { WeekFields } from "./week-fields.tsx";

interface Props {
  branch: Branch;
  path: string;
  /** Whether it begins open. */
  isOpen: boolean;
  problems: Problems;
  /** Null takes the branch away. */
  onChanged: (branch: Branch | null) => void;
}

type Text = "name" | "street" | "streetNumber" | "zip" | "city" | "phone" | "email";
const texts: { name: Text; label: MessageKey; most: number; type?: "tel" | "email"; className?: string }[] = [
  { name: "name", label: "directory.branchName", most: 120 },
  { name: "street", label: "directory.street", most: 120, className: "vt-directory__long" },
  { name: "streetNumber", label: "directory.streetNumber", most: 20, className: "vt-directory__short" },
  { name: "zip", label: "directory.zip", most: 20, className: "vt-directory__short" },
  { name: "city", label: "directory.city", most: 80, className: "vt-directory__long" },
  { name: "phone", label: "directory.phone", most: 40, type: "tel" },
  { name: "email", label: "directory.email", most: 200, type: "email" },
];

/** One branch of a business: where it is, how it is reached, when it is open and who works there. */
export function BranchFields({ branch, path, isOpen, problems, onChanged }: Props) {
  const { t, say } = useEditorActions();
  const [startsOpen] = useState(isOpen); // afterwards people open and close it
  const change = (part: Partial<Branch>) => onChanged({ ...branch, ...part });
  const hours = (part: Partial<Branch["openingHours"]>) =>
    change({ openingHours: { ...branch.openingHours, ...part } });
  const { lat, lng } = branch;
  return (
    <details className="vt-fold vt-directory__branch" data-vt-branch={branch.id} open={startsOpen || undefined}>
      <summary>
        <span>{[branch.name || t("directory.branch"), branch.city].filter(Boolean).join(", ")}</span>
      </summary>
      <div className="vt-form">
        <SwitchRow label={t("directory.active")} checked={branch.active} onChanged={(active) => change({ active })} />
        <div className="vt-directory__grid">
          {texts.map(({ name, label, most, type = "text", className }) => (
            <ProblemField
              key={name}
              label={t(label)}
              path={`${path}.${name}`}
              problems={problems}
              className={className}
            >
              {(ids) => (
                <input
                  {...ids}
                  type={type}
                  className="vt-input"
                  maxLength={most}
                  value={branch[name]}
                  onChange={({ target }) => change({ [name]: target.value })}
                />
              )}
            </ProblemField>
          ))}
        </div>
        <PlaceInput
          label={say("options.place")}
          value={lat === null || lng === null ? null : { lat, lng }}
          onSave={(place) => change({ lat: place?.lat ?? null, lng: place?.lng ?? null })}
        />
        <WeekFields
          periods={branch.openingHours.periods}
          problem={problems[`${path}.openingHours.periods`]}
          onChanged={(periods) => hours({ periods })}
        />
        <SpecialDays
          special={branch.openingHours.special}
          path={`${path}.openingHours.special`}
          problems={problems}
          onChanged={(special) => hours({ special })}
        />
        <ProblemField label={t("directory.canton")} path={`${path}.canton`} problems={problems}>
          {(ids) => (
            <select
              {...ids}
              className="vt-input"
              value={branch.canton}
              onChange={({ target }) => change({ canton: target.value })}
            >
              {cantons.toSorted().map((canton) => (
                <option key={canton}>{canton}</option>
              ))}
            </select>
          )}
        </ProblemField>
        <p className="vt-hint">{t("directory.holidays")}</p>
        <ProblemField label={t("directory.timeZone")} path={`${path}.timeZone`} problems={problems}>
          {(ids) => (
            <input
              {...ids}
              className="vt-input"
              list={timeZonesId}
              maxLength={60}
              spellCheck={false}
              autoComplete="off"
              value={branch.timeZone}
              onChange={({ target }) => change({ timeZone: target.value.trim() })}
            />
          )}
        </ProblemField>
        <PlaceIdField
          placeId={branch.placeId}
          path={`${path}.placeId`}
          problems={problems}
          onChanged={(placeId) => change({ placeId })}
        />
        <StaffFields
          staff={branch.staff}
          path={`${path}.staff`}
          problems={problems}
          onChanged={(staff) => change({ staff })}
        />
        <button type="button" className="vt-link vt-directory__remove" onClick={() => onChanged(null)}>
          {t("directory.removeBranch")}
        </button>
      </div>
    </details>
  );
}
