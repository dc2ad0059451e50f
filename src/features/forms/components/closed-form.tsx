import type { ResolvedRichText } from "~/features/blocks/resolved.ts";
import type { Ui, ViewContext } from "~/features/blocks/ui.ts";

/** What stands over a form that takes no answers for now; editors see their words for it at all times. */
export function ClosedForm({ of, ui, context }: { of: ResolvedRichText; ui: Ui; context: ViewContext }) {
  if (context.mode === "live" && of.value === null) return <p className="form__notice">{context.t("forms.closed")}</p>;
  return (
    <div className="form__notice">
      {context.mode === "edit" && <p className="form__aside">{context.t("forms.whenClosed")}</p>}
      <ui.RichText of={of} />
    </div>
  );
}
