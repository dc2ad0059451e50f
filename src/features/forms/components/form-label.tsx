import type { ViewTranslate } from "~/i18n/view-texts.ts";
import { labelOf } from "../domain/field-words.ts";
import { francs } from "../domain/price.ts";
import { FormMark } from "./form-mark.tsx";
import type { FormRowProps } from "./form-row-props.ts";

type FormLabelProps = Pick<FormRowProps, "field" | "label"> & { t: ViewTranslate };

/** What a question is called, with its mark where it must be answered, and its price where it has one. */
export function FormLabel({ field, label, t }: FormLabelProps) {
  const { type, price, isBooked } = field;
  return (
    <>
      {label ?? labelOf(field, t)}
      <FormMark field={field} />
      {price !== undefined && (
        <span className="form__price">
          {type === "count" ? t("forms.perPerson", { price: francs(price) }) : francs(price)}
          {isBooked && ` · ${t("forms.booked")}`}
        </span>
      )}
    </>
  );
}
