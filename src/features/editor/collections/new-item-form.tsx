import { useId, useState, type FormEvent } from "react";
import { formText } from "../dialogs/form-text.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { ItemLayout } from "./collection-kind.ts";

interface NewItemFormProps {
  layouts: readonly ItemLayout[];
  onAdded: (name: string, initialGroups: readonly string[]) => Promise<boolean>;
}

/** Makes a new page in the collection: what it is called, and what it begins with. */
export function NewItemForm({ layouts, onAdded }: NewItemFormProps) {
  const { t } = useEditorActions();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const errorId = useId();

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
      <label className="vt-field">
        {t("pages.name")}
        <input
          name="name"
          className="vt-input"
          maxLength={120}
          aria-invalid={error !== null}
          aria-describedby={error ? errorId : undefined}
          onChange={() => setError(null)}
        />
      </label>
      {error && (
        <p id={errorId} role="alert" className="vt-error vt-shake">
          {error}
        </p>
      )}
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
