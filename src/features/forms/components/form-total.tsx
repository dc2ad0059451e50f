import type { ViewTranslate } from "~/i18n/view-texts.ts";

/** The sum of what is chosen, as it changes; without JavaScript each price stands beside its own question alone. */
export function FormTotal({ t }: { t: ViewTranslate }) {
  return (
    <vt-form-total className="form__total">
      {t("forms.total")} <output />
    </vt-form-total>
  );
}
