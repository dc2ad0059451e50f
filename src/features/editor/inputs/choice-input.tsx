import type { OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { Segments } from "../controls/segments.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { choiceIcon } from "./choice-icons.tsx";
import { ManyChoices, mostInSight } from "./many-choices.tsx";

interface ChoiceInputProps {
  option: OptionDefinition;
  value: string;
  onSave: (value: string) => void;
}

/** One of a few values as a segmented control, of many as a list to open; saved at once. */
export function ChoiceInput({ option, value, onSave }: ChoiceInputProps) {
  const { say } = useEditorActions();
  const segments = (option.choices ?? []).map((choice) => ({
    value: choice.value,
    label: say(choice.label),
    icon: choiceIcon(option.type, choice.value),
  }));
  if (segments.length > mostInSight)
    return <ManyChoices label={say(option.label)} choices={segments} value={value} onSave={onSave} />;
  const chosen = segments.find((segment) => segment.value === value);
  return (
    <fieldset className="vt-input-row vt-fieldset">
      <legend className="vt-input-row__label">
        {say(option.label)}
        {chosen?.icon && <span className="vt-input-row__value">{chosen.label}</span>}
      </legend>
      <Segments segments={segments} value={value} onChosen={onSave} />
    </fieldset>
  );
}
