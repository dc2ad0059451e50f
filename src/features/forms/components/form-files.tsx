import { acceptedFiles } from "../domain/file-limits.ts";
import { describedBy, limitsId } from "./described-by.ts";
import type { FormRowProps } from "./form-row-props.ts";

/** Where a question is answered with files: how many, how large and of what kind is said before one is chosen. */
export function FormFiles(props: FormRowProps) {
  const { field, id, problem, t } = props;
  const limits = limitsId(id);
  return (
    <>
      <p className="form__aside form__limits" id={limits}>
        {t("forms.files")}
      </p>
      <input
        type="file"
        id={id}
        name={field.name}
        className="form__input form__input--files"
        multiple
        accept={acceptedFiles}
        required={field.isRequired}
        aria-invalid={problem !== undefined}
        aria-describedby={[describedBy(props), limits].filter(Boolean).join(" ")}
      />
    </>
  );
}
