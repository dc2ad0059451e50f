import { sinceDay, withSinceDay } from "~/features/listings/domain/since-day.ts";
import { ProblemField } from "../controls/records/problem-field.tsx";
import type { Problems } from "../controls/records/problems.ts";
import { useEditorActions } from "../state/editor-context.tsx";

interface Since {
  created?: string | undefined;
}

interface Props {
  entry: Since;
  problems: Problems;
  onChanged: (change: Since) => void;
}

/** Since when an entry stands there: lists are ordered by it, and search engines read it. Without a day, from when it is saved. */
export function SinceField({ entry, problems, onChanged }: Props) {
  const { t, timeZone } = useEditorActions();
  return (
    <ProblemField label={t("listings.created")} path="created" problems={problems}>
      {(ids) => (
        <input
          {...ids}
          type="date"
          className="vt-input"
          value={sinceDay(entry, timeZone)}
          onChange={({ target }) => onChanged({ created: withSinceDay(entry, target.value, timeZone).created })}
        />
      )}
    </ProblemField>
  );
}
