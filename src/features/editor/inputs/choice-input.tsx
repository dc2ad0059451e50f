import { useId } from "react";
import type { OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { choiceIcon } from "./choice-icons.tsx";

/** One of a few values as a segmented control; saved at once. Arrow keys walk through it like any radio group. */
export function ChoiceInput(props: { option: OptionDefinition; value: string; onSave: (value: string) => void }) {
  const { option, value, onSave } = props;
  const { say } = useEditorActions();
  const name = useId();
  const choices = option.choices ?? [];
  const areDrawn = choices.every((choice) => choiceIcon(option.type, choice.value) !== null);
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <fieldset className="vt-c-row vt-c-fieldset">
      <legend className="vt-c-row-label">
        {say(option.label)}
        {areDrawn && chosen && <span className="vt-c-row-value">{say(chosen.label)}</span>}
      </legend>
      <div className="vt-c-segments" data-drawn={areDrawn}>
        {choices.map((choice) => (
          <label key={choice.value} className="vt-c-segment" title={say(choice.label)}>
            <input
              type="radio"
              name={name}
              className="vt-c-sr"
              checked={choice.value === value}
              onChange={() => onSave(choice.value)}
            />
            {areDrawn ? (
              <>
                {choiceIcon(option.type, choice.value)}
                <span className="vt-c-sr">{say(choice.label)}</span>
              </>
            ) : (
              say(choice.label)
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
