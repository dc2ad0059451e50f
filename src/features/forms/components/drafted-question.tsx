import { clsx } from "clsx";
import type { ResolvedRichText, ResolvedText } from "~/features/blocks/resolved.ts";
import type { Ui, ViewContext } from "~/features/blocks/ui.ts";
import type { FormField } from "../domain/form-field.ts";
import { FormLine } from "./form-line.tsx";
import { FormMark } from "./form-mark.tsx";
import { isWide } from "./is-wide.ts";

interface DraftedQuestionProps {
  field: FormField;
  id: string;
  of: { label: ResolvedText; help: ResolvedRichText; choices: ResolvedRichText };
  ui: Ui;
  context: ViewContext;
}

/** A question as editors write it: its words and choices where visitors read them, beside an input that takes nothing. */
export function DraftedQuestion({ field, id, of, ui, context: { t } }: DraftedQuestionProps) {
  const label = (
    <p className="form__label">
      <ui.Text of={of.label} as="span" />
      <FormMark field={field} />
    </p>
  );
  const help = <ui.RichText of={of.help} className="form__aside" />;
  if (field.type === "checkbox")
    return (
      <div className="form__field form__field--wide">
        <div className="form__choice">
          <input type="checkbox" inert />
          {label}
        </div>
        {help}
      </div>
    );
  return (
    <div className={clsx("form__field", isWide(field) && "form__field--wide")}>
      {label}
      {help}
      {field.choices ? (
        <ui.RichText
          of={of.choices}
          className={clsx("form__drafted", field.type === "choices" && "form__drafted--many")}
        />
      ) : (
        <div inert>
          <FormLine field={field} id={id} entered={undefined} problem={undefined} t={t} />
        </div>
      )}
    </div>
  );
}
