import { mostInText, mostPersons } from "../domain/form-field.ts";
import { describedBy } from "./described-by.ts";
import { FormFiles } from "./form-files.tsx";
import type { FormRowProps } from "./form-row-props.ts";

/**
 * Where a question is answered with words, a number, a date or files. What is too long is told rather than cut, for
 * browsers cut what is pasted without a word.
 */
export function FormLine(props: FormRowProps) {
  const { field, id, entered, problem } = props;
  const { name, type, isRequired, autocomplete, price } = field;
  const shared = {
    id,
    name,
    className: "form__input",
    required: isRequired,
    autoComplete: autocomplete ?? "off",
    defaultValue: typeof entered === "string" ? entered : undefined,
    "aria-invalid": problem !== undefined,
    "aria-describedby": describedBy(props),
  };
  if (type === "file") return <FormFiles {...props} />;
  if (type === "longText") return <textarea {...shared} rows={4} data-most={mostInText} />;
  if (type === "count")
    return <input {...shared} type="number" inputMode="numeric" min={0} max={mostPersons} data-price={price} />;
  const inputType = type === "email" || type === "tel" || type === "date" || type === "time" ? type : "text";
  return <input {...shared} type={inputType} inputMode={type === "number" ? "decimal" : undefined} />;
}
