import type { FormField } from "../domain/form-field.ts";

/** Stands behind what must be answered. */
export function FormMark({ field: { isRequired } }: { field: FormField }) {
  return (
    isRequired && (
      <span className="form__mark" aria-hidden="true">
        {"\u00a0*"}
      </span>
    )
  );
}
