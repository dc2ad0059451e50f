import type { ViewTranslate } from "~/i18n/view-texts.ts";
import type { FormAnswer } from "../answer.ts";
import { controlId } from "../control-id.ts";
import type { FormPart } from "../domain/form-field.ts";
import { FormRow } from "./form-row.tsx";

interface FormPartViewProps {
  part: FormPart;
  groupId: string;
  answer: FormAnswer | null;
  /** Whether it is shown to be looked at alone. */
  isInert: boolean;
  t: ViewTranslate;
}

/** Questions that belong together. */
export function FormPartView({ part, groupId, answer, isInert, t }: FormPartViewProps) {
  const { heading, fields } = part;
  return (
    <fieldset className="form__part" inert={isInert}>
      <legend className="form__heading">{t(`forms.headings.${heading}`)}</legend>
      {fields.map((field) => (
        <FormRow
          key={field.name}
          field={field}
          id={controlId(field.name, groupId)}
          entered={answer?.entered[field.name]}
          problem={answer?.problems[field.name]}
          t={t}
        />
      ))}
    </fieldset>
  );
}
