import { Segments } from "../controls/segments.tsx";

interface ChoiceRowProps<Value extends string> {
  label: string;
  choices: { value: Value; label: string }[];
  value: Value;
  onSave: (value: Value) => void;
}

/** One of a few values in words, side by side while they are short; saved at once. */
export function ChoiceRow<Value extends string>({ label, choices, value, onSave }: ChoiceRowProps<Value>) {
  const isShort = choices.reduce((length, choice) => length + choice.label.length, 0) < 28;
  return (
    <fieldset className="vt-input-row vt-fieldset" data-short={isShort || undefined}>
      <legend className="vt-input-row__label">{label}</legend>
      <Segments segments={choices} value={value} onChosen={onSave} />
    </fieldset>
  );
}
