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
    <fieldset className="vt-c-row vt-c-fieldset">
      <legend className="vt-c-row-label">
        {say(option.label)}
        {chosen && <span className="vt-c-row-value">{say(chosen.label)}</span>}
      </legend>
      <div className="vt-c-swatches">
        {option.choices?.map((choice) => (
          <label key={choice.value} className="vt-c-swatch" data-swatch={choice.value} title={say(choice.label)}>
            <input
              type="radio"
              name={name}
              className="vt-c-sr"
              checked={choice.value === value}
              onChange={() => onSave(choice.value)}
            />
            <span className="vt-c-swatch-dot" />
            <span className="vt-c-sr">{say(choice.label)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
