import { describedBy } from "./described-by.ts";
import { FormLabel } from "./form-label.tsx";
import type { FormRowProps } from "./form-row-props.ts";

/** Something to take or leave. */
export function FormTick(props: FormRowProps) {
  const { field, id, label, entered, problem, t } = props;
  const { name, price, isBooked, isRequired } = field;
  return (
    <label className="form__choice">
      <input
        type="checkbox"
        id={id}
        name={name}
        value="on"
        required={isRequired}
        disabled={isBooked}
        defaultChecked={entered !== undefined && entered !== "" && !isBooked}
        data-price={price}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(props)}
      />
      <span>
        <FormLabel field={field} label={label} t={t} />
      </span>
    </label>
  );
}
