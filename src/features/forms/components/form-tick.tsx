import { FormLabel } from "./form-label.tsx";
import type { FormRowProps } from "./form-row-props.ts";

/** Something to take or leave. */
export function FormTick({ field, id, entered, problem, isFirstProblem, t }: FormRowProps) {
  const { name, price, isBooked } = field;
  return (
    <label className="form__choice">
      <input
        type="checkbox"
        id={id}
        name={name}
        value="on"
        disabled={isBooked}
        defaultChecked={entered !== undefined && entered !== "" && !isBooked}
        autoFocus={isFirstProblem}
        data-price={price}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-problem`}
      />
      <span>
        <FormLabel field={field} t={t} />
      </span>
    </label>
  );
}
