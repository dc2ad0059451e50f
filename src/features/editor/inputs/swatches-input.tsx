import { useId } from "react";
import type { OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** A colour of the site's palette, shown in the colours themselves; saved at once. */
export function SwatchesInput(props: { option: OptionDefinition; value: string; onSave: (value: string) => void }) {
  const { option, value, onSave } = props;
  const { say } = useEditorActions();
  const name = useId();
  const chosen = option.choices?.find((choice) => choice.value === value);
  return (
    <fieldset className="vt-input-row vt-fieldset">
      <legend className="vt-input-row__label">
        {say(option.label)}
        {chosen && <span className="vt-input-row__value">{say(chosen.label)}</span>}
      </legend>
      <div className="vt-swatches">
        {option.choices?.map((choice) => (
          <label key={choice.value} className="vt-swatch" data-swatch={choice.value} title={say(choice.label)}>
            <input
              type="radio"
              name={name}
              className="vt-sr"
              checked={choice.value === value}
              onChange={() => onSave(choice.value)}
            />
            <span className="vt-swatch__dot" />
            <span className="vt-sr">{say(choice.label)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
