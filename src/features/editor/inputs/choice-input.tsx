import type { OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { Segments } from "../controls/segments.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { choiceIcon } from "./choice-icons.tsx";

/** One of a few values as a segmented control; saved at once. */
export function ChoiceInput(props: { option: OptionDefinition; value: string; onSave: (value: string) => void }) {
  const { option, value, onSave } = props;
  const { say } = useEditorActions();
  const segments = (option.choices ?? []).map((choice) => ({
    value: choice.value,
    label: say(choice.label),
    icon: choiceIcon(option.type, choice.value),
  }));
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
