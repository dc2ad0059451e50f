import type { ViewTranslate } from "~/i18n/view-texts.ts";
import type { FormField } from "../domain/form-field.ts";
import { francs } from "../domain/price.ts";

/** What a question is called, with its mark where it must be answered, and its price where it has one. */
export function FormLabel({ field, t }: { field: FormField; t: ViewTranslate }) {
  const { name, type, isRequired, price, isBooked } = field;
  return (
    <>
      {t(`forms.fields.${name}`)}
      {isRequired && (
        <span className="form__mark" aria-hidden="true">
          {" *"}
        </span>
      )}
      {price !== undefined && (
        <span className="form__price">
          {type === "count" ? t("forms.perPerson", { price: francs(price) }) : francs(price)}
          {isBooked && ` · ${t("forms.booked")}`}
        </span>
      )}
    </>
  );
}
