import { useId } from "react";
import { useEditorActions } from "../state/editor-context.tsx";

interface PresentItemFormProps {
  label: string;
  /** What is there and not in the collection yet. */
  choices: readonly { id: string; name: string }[];
  onChosen: (id: string) => void;
}

/** Adds something that exists already: it goes into the collection as soon as it is chosen. */
export function PresentItemForm({ label, choices, onChosen }: PresentItemFormProps) {
  const { t } = useEditorActions();
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <div className="vt-input-row">
      <label className="vt-input-row__label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="vt-input" value="" onChange={(event) => onChosen(event.target.value)}>
        <option value="" disabled>
          {t("collection.choose")}
        </option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
    </div>
  );
}
