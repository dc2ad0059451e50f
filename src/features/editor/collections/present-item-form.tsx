import { useId, useState, type FormEvent } from "react";
import { useEditorActions } from "../state/editor-context.tsx";
import { useKeyboardOn } from "./use-keyboard-on.ts";

export interface Choice {
  id: string;
  name: string;
  /** Choices of the same place stand together below its name. */
  place?: string;
}

interface PresentItemFormProps {
  label: string;
  /** What is there and not in the collection yet, those of a place one after the other. */
  choices: readonly Choice[];
  onChosen: (id: string) => void;
}

/** Adds something that exists already. Choosing alone adds nothing: arrow keys choose every entry they pass. */
export function PresentItemForm(props: PresentItemFormProps) {
  return props.choices.length > 0 && <ChoiceForm {...props} />;
}

function ChoiceForm({ label, choices, onChosen }: PresentItemFormProps) {
  const form = useKeyboardOn<HTMLFormElement>(); // with the last choice it goes
  const { t } = useEditorActions();
  const id = useId();
  const [chosenId, setChosenId] = useState("");
  const chosen = choices.find((choice) => choice.id === chosenId);

  function onSubmitted(event: FormEvent): void {
    event.preventDefault();
    if (chosen) onChosen(chosen.id);
  }

  return (
    <form ref={form} className="vt-input-row" onSubmit={onSubmitted}>
      <label className="vt-input-row__label" htmlFor={id}>
        {label}
      </label>
      <div className="vt-input-line">
        <select
          id={id}
          className="vt-input"
          value={chosen?.id ?? ""}
          onChange={(event) => setChosenId(event.target.value)}
        >
          <option value="" disabled>
            {t("collection.choose")}
          </option>
          <Options of={choices.filter(({ place }) => place === undefined)} />
          {[...new Set(choices.flatMap(({ place }) => place ?? []))].map((place) => (
            <optgroup key={place} label={place}>
              <Options of={choices.filter((choice) => choice.place === place)} />
            </optgroup>
          ))}
        </select>
        {/* Keeps the keyboard once what was chosen has been added. */}
        <button type="submit" className="vt-button vt-button--outline" aria-disabled={!chosen}>
          {t("collection.add")}
        </button>
      </div>
    </form>
  );
}

function Options({ of }: { of: readonly Choice[] }) {
  return of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
