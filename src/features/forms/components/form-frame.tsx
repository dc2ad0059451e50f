import type { ReactNode } from "react";
import { aboutName, namedEntryIn } from "~/features/blocks/data/listing-data.ts";
import type { ResolvedRichText, ResolvedText } from "~/features/blocks/resolved.ts";
import type { Ui, ViewContext } from "~/features/blocks/ui.ts";
import { honeypotName } from "../domain/form-field.ts";
import { groupInputName } from "../group-input-name.ts";

interface FormFrameProps {
  groupId: string;
  context: ViewContext;
  ui: Ui;
  /** What says what became of it. */
  client: ReactNode;
  /** Whether what it is about stands over it. */
  isAboutSaid: boolean;
  isClosed: boolean;
  /** Whether a question is answered with files. */
  hasFiles: boolean;
  submitLabel: ResolvedText;
  /** Small words under the button. */
  note: ResolvedRichText;
  /** The questions. */
  children: ReactNode;
}

/**
 * The form itself, sent to the page's own address. Browsers leave checking to the server, whose words stand at the
 * questions. Editors see it as it is, and can send nothing.
 */
export function FormFrame({
  groupId,
  context,
  ui,
  client,
  isAboutSaid,
  isClosed,
  hasFiles,
  submitLabel,
  note,
  children,
}: FormFrameProps) {
  const { t, mode } = context;
  const named = namedEntryIn(context.data);
  const label = <ui.Text of={submitLabel} as="span" standIn={t("forms.submit")} />;
  if (mode === "edit")
    return (
      <div className="form__form">
        <div className="form__parts">{children}</div>
        <p className="button">{label}</p>
        <ui.RichText of={note} className="form__aside" />
      </div>
    );
  return (
    <form
      className="form__form"
      method="post"
      encType={hasFiles ? "multipart/form-data" : undefined}
      action={named ? (context.pagePath({ id: context.pageId }) ?? "?") : "?"}
      noValidate
    >
      {client}
      <fieldset className="form__parts" disabled={isClosed}>
        {!isClosed && <p className="form__aside">{t("forms.required")}</p>}
        <input type="hidden" name={groupInputName} value={groupId} />
        {named && <input type="hidden" name={aboutName} value={named.id} />}
        {named && !isAboutSaid && (
          <p className="form__about">
            {t("forms.about")} <strong>{named.title}</strong>
          </p>
        )}
        <p className="form__trap" aria-hidden="true">
          <label>
            {t("forms.trap")}
            <input name={honeypotName} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        {children}
        <button type="submit" className="button">
          {label}
        </button>
      </fieldset>
      <ui.RichText of={note} className="form__aside" />
    </form>
  );
}
