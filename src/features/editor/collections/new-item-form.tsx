import { useState, type FormEvent } from "react";
import { formText } from "../dialogs/form-text.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { ItemLayout } from "./collection-kind.ts";
import { PageNameInput } from "../pages/page-name-input.tsx";

interface NewItemFormProps {
  layouts: readonly ItemLayout[];
  onAdded: (name: string, initialGroups: readonly string[]) => Promise<boolean>;
}

/** Makes a new page in the collection: what it is called, and what it begins with. */
export function NewItemForm({ layouts, onAdded }: NewItemFormProps) {
  const { t } = useEditorActions();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function onSubmitted(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const name = formText(data, "name").trim();
    if (name === "") return setError(t("pages.nameEmpty"));
    setIsBusy(true);
    const layout = layouts[Number(formText(data, "layout"))];
    if (await onAdded(name, layout?.initialGroups ?? [])) form.reset();
    setIsBusy(false);
  }

  return (
    <form
      className="vt-form vt-card"
      aria-label={t("collection.newPage")}
      noValidate
      onSubmit={(event) => void onSubmitted(event)}
    >
      <PageNameInput error={error} onChange={() => setError(null)} />
      <label className="vt-field">
        {t("collection.layout")}
        <select name="layout" className="vt-input">
          {layouts.map(({ label }, index) => (
            <option key={label} value={index}>
              {t(label)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="vt-button vt-button--primary" disabled={isBusy}>
        {t("collection.create")}
      </button>
    </form>
  );
}
