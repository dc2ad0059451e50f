import { Plus, Search } from "lucide-react";
import { publicationStatusSchema } from "~/features/directory/schema.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { Choice } from "../choice.tsx";
import type { RecordFilter } from "./use-record-filter.ts";

interface Props {
  filter: RecordFilter;
  /** By what one searches here. */
  searchLabel: string;
  /** What makes a new one; where it is made elsewhere, null. */
  add: { label: string; onPressed: () => void } | null;
}

/** The head of a table of records: a search, the status that is shown, and a new one. */
export function RecordsHead({ filter, searchLabel, add }: Props) {
  const { t } = useEditorActions();
  const { written, setWritten, status, setStatus } = filter;
  return (
    <div className="vt-records__head" role="search">
      <label className="vt-search">
        <Search aria-hidden />
        <span className="vt-sr">{searchLabel}</span>
        <input
          type="search"
          className="vt-input"
          maxLength={100}
          placeholder={searchLabel}
          value={written}
          onChange={(event) => setWritten(event.target.value)}
        />
      </label>
      <Choice
        label={t("records.status")}
        value={status ?? ""}
        onChosen={(value) => setStatus(publicationStatusSchema.options.find((each) => each === value))}
      >
        <option value="">{t("records.every")}</option>
        {publicationStatusSchema.options.map((each) => (
          <option key={each} value={each}>
            {t(`records.${each}`)}
          </option>
        ))}
      </Choice>
      {add && (
        <button type="button" className="vt-button vt-button--primary" onClick={add.onPressed}>
          <Plus size={16} aria-hidden />
          {add.label}
        </button>
      )}
    </div>
  );
}
