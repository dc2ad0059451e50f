import { FormChoices } from "./form-choices.tsx";
import { FormLabel } from "./form-label.tsx";
import { FormLine } from "./form-line.tsx";
import type { FormRowProps } from "./form-row-props.ts";
import { FormTick } from "./form-tick.tsx";

/** One question: what it is called, where it is answered, and what is wrong with the answer. */
export function FormRow(props: FormRowProps) {
  const { field, id, problem, t } = props;
  const says = problem && (
    <p className="form__problem" id={`${id}-problem`}>
      {t(`forms.problems.${problem}`)}
    </p>
  );
  if (field.type === "choice" || field.type === "choices")
    return (
      <fieldset className="form__field form__field--wide" aria-describedby={problem && `${id}-problem`}>
        <legend className="form__label">
          <FormLabel field={field} t={t} />
        </legend>
        <FormChoices {...props} />
        {says}
      </fieldset>
    );
  if (field.type === "checkbox")
    return (
      <div className="form__field">
        <FormTick {...props} />
        {says}
      </div>
    );
  return (
    <div className={field.type === "longText" ? "form__field form__field--wide" : "form__field"}>
      <label className="form__label" htmlFor={id}>
        <FormLabel field={field} t={t} />
      </label>
      <FormLine {...props} />
      {says}
    </div>
  );
}
