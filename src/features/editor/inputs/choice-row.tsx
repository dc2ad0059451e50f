import { Segments } from "../controls/segments.tsx";
import { ManyChoices, mostInSight } from "./many-choices.tsx";

interface ChoiceRowProps<Value extends string> {
  label: string;
  choices: { value: Value; label: string }[];
  value: Value;
  isDisabled?: boolean;
  onSave: (value: Value) => void;
}

/** One of a few values in words, or of many as a list to open; saved at once. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { label, choices, value, isDisabled, onSave } = props;
  if (choices.length > mostInSight) return <ManyChoices {...props} />;
  return (
    <fieldset disabled={isDisabled} className="vt-input-row vt-fieldset">
      <legend className="vt-input-row__label">{label}</legend>
      <Segments segments={choices} value={value} onChosen={onSave} />
    </fieldset>
  );
}
