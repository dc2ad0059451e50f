import { useId } from "react";

interface SwatchRowProps {
  label: string;
  /** Names of the site's colours. */
  choices: { value: string; label: string }[];
  value: string;
  onSave: (value: string) => void;
}

/** A colour of the site's palette, shown in the colours themselves; saved at once. */
export function SwatchRow({ label, choices, value, onSave }: SwatchRowProps) {
  const name = useId();
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <fieldset className="vt-input-row vt-fieldset">
      <legend className="vt-input-row__label">
        {label}
        {chosen && <span className="vt-input-row__value">{chosen.label}</span>}
      </legend>
      <div className="vt-swatches">
        {choices.map((choice) => (
          <label key={choice.value} className="vt-swatch" data-swatch={choice.value} title={choice.label}>
            <input
              type="radio"
              name={name}
              className="vt-sr"
              checked={choice.value === value}
              onChange={() => onSave(choice.value)}
            />
            <span className="vt-swatch__dot" />
            <span className="vt-sr">{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
