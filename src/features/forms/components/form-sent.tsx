import { clsx } from "clsx";
import type { ResolvedRichText } from "~/features/blocks/resolved.ts";
import type { Ui, ViewContext } from "~/features/blocks/ui.ts";
import { sentId } from "../sent-id.ts";

interface FormSentProps {
  groupId: string;
  of: ResolvedRichText;
  ui: Ui;
  context: ViewContext;
}

/** What visitors read in place of the form once they sent it: the address then names it (form.css). */
export function FormSent({ groupId, of, ui, context }: FormSentProps) {
  const { mode, t } = context;
  return (
    <div className={clsx("form__sent", mode === "edit" && "form__sent--shown")} id={sentId(groupId)} tabIndex={-1}>
      {mode === "edit" && <p className="form__aside">{t("forms.whenSent")}</p>}
      {mode === "live" && of.value === null ? <p>{t("forms.sent")}</p> : <ui.RichText of={of} />}
    </div>
  );
}
