import { mostInLine, mostInText, mostPersons } from "../domain/form-field.ts";
import type { FormRowProps } from "./form-row-props.ts";

/** Where a question is answered with words, a number or a date. */
export function FormLine({ field, id, entered, problem, isFirstProblem }: FormRowProps) {
  const { name, type, isRequired, autocomplete, price } = field;
  const shared = {
    id,
    name,
    className: "form__input",
    required: isRequired,
    autoComplete: autocomplete ?? "off",
    autoFocus: isFirstProblem,
    defaultValue: typeof entered === "string" ? entered : undefined,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem && `${id}-problem`,
  };
  if (type === "longText") return <textarea {...shared} rows={4} maxLength={mostInText} />;
  if (type === "count")
    return <input {...shared} type="number" inputMode="numeric" min={0} max={mostPersons} data-price={price} />;
  const inputType = type === "email" || type === "tel" || type === "date" || type === "time" ? type : "text";
  return <input {...shared} type={inputType} maxLength={mostInLine} />;
}
