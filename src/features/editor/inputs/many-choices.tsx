import { useId } from "react";
import { InputRow } from "./input-row.tsx";

/** So many values stand in sight at once; more of them open as a list. */
export const mostInSight = 6;

interface ManyChoicesProps<Value extends string> {
  label: string;
  choices: { value: Value; label: string }[];
  value: Value;
  isDisabled?: boolean | undefined;
  onSave: (value: Value) => void;
}

/** One of many values in words, as a list to open; saved at once. */
export function ManyChoices<Value extends string>(props: ManyChoicesProps<Value>) {
  const { label, choices, value, isDisabled, onSave } = props;
  const id = useId();
  const onChosen = (chosen: string) => {
    const choice = choices.find((each) => each.value === chosen);
    if (choice) onSave(choice.value);
  };
  return (
    <InputRow id={id} label={label} error={null}>
      <select
        id={id}
        className="vt-input"
        disabled={isDisabled}
        value={value}
        onChange={(event) => onChosen(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </InputRow>
  );
}
