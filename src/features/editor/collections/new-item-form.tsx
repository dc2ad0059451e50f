import { useState, type FormEvent } from "react";
import type { CollectionName } from "~/features/page/schema.ts";
import type { LayoutName } from "~/features/site/layouts/schema.ts";
import { BusyButton } from "../controls/busy-button.tsx";
import { formText } from "../dialogs/form-text.ts";
import { sentWords } from "../dialogs/sent-words.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { PageNameInput } from "../pages/page-name-input.tsx";
import { useUnsavedWords } from "../state/unsaved-words.ts";

interface NewItemFormProps {
  /** What lies in the collection, which says what the name is of. */
  name: CollectionName;
  layouts: readonly LayoutName[];
  /** Without a layout the page begins empty. */
  onAdded: (name: string, layout: LayoutName | undefined) => Promise<boolean>;
}

/** Makes a new page in the collection: what it is called, and what it begins with. */
export function NewItemForm({ name: ofWhat, layouts, onAdded }: NewItemFormProps) {
  const { t } = useEditorActions();
  const [isNamed, setIsNamed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useUnsavedWords(isNamed && !isBusy);

  function onNamed(name: string): void {
    setIsNamed(name.trim() !== "");
    setError(null);
  }
  async function onSubmitted(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const name = formText(data, "name").trim();
    if (name === "") return setError(t("pages.nameEmpty"));
    const isAllSaved = sentWords(form);
    setIsBusy(true);
    const chosen = formText(data, "layout");
    const layout = layouts.find((each) => each === chosen);
    if ((await onAdded(name, layout)) && isAllSaved()) {
      form.reset();
      setIsNamed(false);
    }
    setIsBusy(false);
  }

  return (
    <form
      className="vt-form vt-card"
      aria-label={t("collection.newPage")}
      noValidate
      onSubmit={(event) => void onSubmitted(event)}
    >
      <p className="vt-hint">{t(`collection.hintOf.${ofWhat}`)}</p>
      <PageNameInput label={t(`collection.nameOf.${ofWhat}`)} error={error} onChange={onNamed} />
      <label className="vt-field">
        {t("collection.layout")}
        <select name="layout" className="vt-input">
          {layouts.map((layout) => (
            <option key={layout} value={layout}>
              {t(`pages.layouts.${layout}`)}
            </option>
          ))}
          <option value="">{t("pages.layouts.empty")}</option>
        </select>
      </label>
      <BusyButton type="submit" className="vt-button vt-button--primary" isBusy={isBusy}>
        {t("collection.create")}
      </BusyButton>
    </form>
  );
}
