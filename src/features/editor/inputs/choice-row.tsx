import { Segments } from "../controls/segments.tsx";

interface ChoiceRowProps<Value extends string> {
  label: string;
  choices: { value: Value; label: string }[];
  value: Value;
  isDisabled?: boolean;
  onSave: (value: Value) => void;
}

/** One of a few values in words; saved at once. */
export function ChoiceRow<Value extends string>({ label, choices, value, isDisabled, onSave }: ChoiceRowProps<Value>) {
  return (
    <fieldset disabled={isDisabled} className="vt-input-row vt-fieldset">
      <legend className="vt-input-row__label">{label}</legend>
      <Segments segments={choices} value={value} onChosen={onSave} />
    </fieldset>
  );
}
