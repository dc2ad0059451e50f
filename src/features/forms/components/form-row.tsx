import { clsx } from "clsx";
import { describedBy, helpId, problemId } from "./described-by.ts";
import { FormChoices } from "./form-choices.tsx";
import { FormLabel } from "./form-label.tsx";
import { FormLine } from "./form-line.tsx";
import { sayOfFile } from "../domain/form-field.ts";
import type { FormRowProps } from "./form-row-props.ts";
import { FormTick } from "./form-tick.tsx";
import { isWide } from "./is-wide.ts";

/** One question: what it is called, what helps to answer it, where it is answered, and what is wrong with the answer. */
export function FormRow(props: FormRowProps) {
  const { field, id, label, help, problem, file, t } = props;
  const helps = help && (
    <div className="form__aside" id={helpId(id)}>
      {help}
    </div>
  );
  const says = problem && (
    <p className="form__problem" id={problemId(id)}>
      {sayOfFile(t(`forms.problems.${problem}`), file, t("forms.colon"))}
    </p>
  );
  const className = clsx("form__field", isWide(field) && "form__field--wide");
  if (field.type === "choice" || field.type === "choices")
    return (
      <fieldset className={className} aria-describedby={describedBy(props)}>
        <legend className="form__label">
          <FormLabel field={field} label={label} t={t} />
        </legend>
        {helps}
        <FormChoices {...props} />
        {says}
      </fieldset>
    );
  if (field.type === "checkbox")
    return (
      <div className={className}>
        <FormTick {...props} />
        {helps}
        {says}
      </div>
    );
  return (
    <div className={className}>
      <label className="form__label" htmlFor={id}>
        <FormLabel field={field} label={label} t={t} />
      </label>
      {helps}
      <FormLine {...props} />
      {says}
    </div>
  );
}
