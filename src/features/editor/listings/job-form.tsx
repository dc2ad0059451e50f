import type { Job } from "~/features/listings/schema.ts";
import { PicturesField } from "../controls/records/pictures-field.tsx";
import { ProblemField } from "../controls/records/problem-field.tsx";
import { ProblemNote } from "../controls/records/problem-note.tsx";
import type { Drawer } from "../controls/records/record-drawer.tsx";
import type { Stored } from "../controls/records/record-conflict.ts";
import { RecordForm } from "../controls/records/record-form.tsx";
import { RemoveRecord } from "../controls/records/remove-record.tsx";
import { StatusChoice } from "../controls/records/status-choice.tsx";
import { useRecordForm } from "../controls/records/use-record-form.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { checkJob } from "./check-entry.ts";
import { ContactFields } from "./contact-fields.tsx";
import { EntryWords } from "./entry-words.tsx";
import { withWords } from "./missing-words.ts";
import { SinceField } from "./since-field.tsx";
import { useEntryNames } from "./use-entry-names.ts";
import { useJobWork } from "./use-listings.ts";
import { useTitleOf } from "./use-title-of.ts";

interface Props {
  start: Job;
  /** As it is stored; null for a new one. */
  before: Stored<Job> | null;
  drawer: Drawer;
  /** It is saved, or gone. */
  onDone: () => void;
}

/** So many pictures a position has at most. */
const mostPictures = 12;

/** All of an open position to be written. */
export function JobForm({ start, before, drawer, onDone }: Props) {
  const { t } = useEditorActions();
  const { save, remove, noteMade } = useJobWork();
  const work = useRecordForm({ start, before, check: checkJob, save, onSaved: onDone });
  const { value: job, change, problems, stored } = work;
  const names = useEntryNames();
  const titleOf = useTitleOf();
  const title = titleOf(job.title) || t(stored ? "listings.untitled" : "listings.addJob");
  return (
    <RecordForm {...{ title, drawer, work, names }}>
      <StatusChoice status={job.status} onChosen={(status) => change({ status })} />
      <EntryWords
        words={job}
        problems={problems}
        onChanged={change}
        onTranslated={(locale, said) => {
          noteMade(locale, said);
          work.setValue((current) => withWords(current, locale, said));
        }}
      />
      <PicturesField
        label={t("listings.picture")}
        most={mostPictures}
        stored={stored?.pictures ?? []}
        ids={job.titleImageIds}
        onChanged={(titleImageIds) => change({ titleImageIds })}
      />
      <ProblemNote problem={problems.titleImageIds} />
      <ContactFields contact={job} onChanged={change} />
      <ProblemField label={t("listings.validThrough")} path="validThrough" problems={problems}>
        {(ids) => (
          <input
            {...ids}
            type="date"
            className="vt-input"
            value={job.validThrough ?? ""}
            onChange={({ target }) => change({ validThrough: target.value || null })}
          />
        )}
      </ProblemField>
      <SinceField entry={job} problems={problems} onChanged={change} />
      {stored && (
        <RemoveRecord name={title} onConfirmed={() => void remove(stored).then((isGone) => isGone && onDone())} />
      )}
    </RecordForm>
  );
}
