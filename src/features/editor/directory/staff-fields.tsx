import { Plus, X } from "lucide-react";
import { useRef } from "react";
import { v4 } from "uuid";
import { IconButton } from "../controls/icon-button.tsx";
import { useKeyboardNearRows } from "../inputs/use-keyboard-near-rows.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { ProblemField } from "../controls/records/problem-field.tsx";
import { ProblemNote } from "../controls/records/problem-note.tsx";
import type { Problems } from "../controls/records/problems.ts";
import type { Branch } from "./new-business.ts";

interface Props {
  staff: Branch["staff"];
  path: string;
  problems: Problems;
  onChanged: (staff: Branch["staff"]) => void;
}

/** The people of a branch, who are named as contacts. */
export function StaffFields({ staff, path, problems, onChanged }: Props) {
  const { t } = useEditorActions();
  const list = useRef<HTMLFieldSetElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const kept = useKeyboardNearRows(list, add);
  const change = (at: number, part: Partial<Branch["staff"][number]>) =>
    onChanged(staff.map((each, index) => (index === at ? { ...each, ...part } : each)));
  return (
    <fieldset ref={list} {...kept} className="vt-fieldset">
      <legend>{t("directory.staff")}</legend>
      {staff.map((person, at) => (
        <div key={person.id} className="vt-directory__person" data-vt-person={person.id}>
          {(["firstName", "lastName"] as const).map((name) => (
            <ProblemField key={name} label={t(`directory.${name}`)} path={`${path}.${at}.${name}`} problems={problems}>
              {(ids) => (
                <input
                  {...ids}
                  className="vt-input"
                  maxLength={80}
                  value={person[name]}
                  onChange={({ target }) => change(at, { [name]: target.value })}
                />
              )}
            </ProblemField>
          ))}
          <IconButton
            look="quiet"
            label={t("directory.removePerson", { name: `${person.firstName} ${person.lastName}`.trim() })}
            onClick={() => onChanged(staff.filter((_, index) => index !== at))}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </div>
      ))}
      <ProblemNote problem={problems[path]} />
      <button
        ref={add}
        type="button"
        className="vt-button vt-button--quiet"
        onClick={() => onChanged([...staff, { id: v4(), firstName: "", lastName: "" }])}
      >
        <Plus size={16} aria-hidden />
        {t("directory.addPerson")}
      </button>
    </fieldset>
  );
}
