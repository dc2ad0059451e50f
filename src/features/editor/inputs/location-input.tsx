import { branchesIn } from "~/features/blocks/data/branch-data.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { CheckboxInput } from "./checkbox-input.tsx";

/** Which of the site's branches a section shows; they keep the directory's order. Says which of them no map can show. */
export function LocationInput(props: { label: string; value: string[]; onSave: (ids: string[]) => void }) {
  const { label, value, onSave } = props;
  const { t, viewData } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const branches = branchesIn(viewData[locale] ?? {});
  const idsWith = (id: string, isChosen: boolean) =>
    branches.map((branch) => branch.id).filter((each) => (each === id ? isChosen : value.includes(each)));
  const unplaced = branches.filter(({ id, place }) => place === null && value.includes(id));
  return (
    <fieldset className="vt-fieldset">
      <legend className="vt-input-row__label">{label}</legend>
      {branches.length === 0 && <p className="vt-hint">{t("location.none")}</p>}
      {branches.map(({ id, name, street, city }) => (
        <CheckboxInput
          key={id}
          label={[name, street, city].filter((part) => part !== "").join(", ")}
          value={value.includes(id)}
          onSave={(isChosen) => onSave(idsWith(id, isChosen))}
        />
      ))}
      {unplaced.map(({ id, name }) => (
        <p key={id} className="vt-hint">
          {t("check.unplacedBranch", { text: name })}
        </p>
      ))}
    </fieldset>
  );
}
